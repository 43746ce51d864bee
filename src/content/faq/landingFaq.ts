import { noPlanHasStreaming } from '../../api/contract/sale/noPlanHasStreaming.ts'
import type { Plan } from '../../api/contract/sale/plan.ts'
import type { Campaign } from '../../api/contract/sale/campaign.ts'
import { faqTexts } from '../texts/landing/faqTexts.ts'
import { faq, type FaqId } from './faq.ts'
import { type FaqAnswer, isAboutStreaming } from './faqEntry.ts'
import { isOfStreaming, streamingCampaigns } from '../../api/contract/sale/streamings.ts'
import { streamingFaq } from './streamingFaq.ts'

/** Questions about one subject. Those of a streaming have no heading. */
export type FaqTheme = { id: string; heading: string | null; questions: readonly FaqAnswer[] }

/** Questions on the home page by theme, in this order. */
const general: readonly FaqTheme[] = [
  theme('fibra', ['what', 'fibre', 'benefits', 'coverage', 'neighbour']),
  theme('planos', [
    'best-plan',
    'most-chosen',
    'apps',
    'streaming',
    'streaming-start',
    'streaming-cancel',
    'mobile-bonus',
  ]),
  theme('instalacao', ['steps', 'installation-price', 'after-order', 'identity', 'identity-how']),
  theme('conta', [
    'loyalty',
    'price-after',
    'payment-methods',
    'first-bill',
    'second-bill',
    'withdraw',
    'cancel-later',
  ]),
  theme('ajuda', ['modem', 'upload', 'speed-test', 'phones', 'support']),
]

function theme(id: keyof typeof faqTexts.themes, ids: readonly FaqId[]): FaqTheme {
  return {
    id,
    heading: faqTexts.themes[id],
    questions: ids.flatMap((each) => faq.filter((entry) => entry.id === each)),
  }
}

/** The questions on a campaign's home page; without streamings in the plans, none is about one. */
export function faqThemes(content: Campaign['content'], plans: readonly Plan[]): readonly FaqTheme[] {
  const themes = themesOf(content)
  return noPlanHasStreaming(plans) ? themes.map(withoutStreaming) : themes
}

const withoutStreaming = ({ id, heading, questions }: FaqTheme): FaqTheme => ({
  id,
  heading: heading === faqTexts.themes.planos ? faqTexts.withoutStreaming : heading,
  questions: questions.filter((each) => !isAboutStreaming(each)),
})

/** Employees have a page of their own for their questions. */
function themesOf(content: Campaign['content']): readonly FaqTheme[] {
  if (isOfStreaming(content))
    return [{ id: content, heading: null, questions: streamingFaq(streamingCampaigns[content].streaming) }]
  return content === 'oferta-colaborador' ? [] : general
}

export const landingFaq = (content: Campaign['content'], plans: readonly Plan[] = []): readonly FaqAnswer[] =>
  faqThemes(content, plans).flatMap(({ questions }) => questions)
