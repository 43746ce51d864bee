import { greetingTexts } from '../../content/texts/chat/greetingTexts.ts'
import type { Funnel } from '../state.ts'

/** The first words of a conversation. They name what brought the visitor: a person on WhatsApp, a campaign, or both. */
export function greeting({ referred, campaign: { offer, extra } }: Pick<Funnel, 'referred' | 'campaign'>): string {
  const whole = extra ? `${offer}, com ${extra.toLowerCase().replace('giga', 'GIGA')}` : offer
  return greetingTexts[referred ? 'referred' : 'start'](whole)
}
