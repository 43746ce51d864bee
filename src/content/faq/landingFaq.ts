import type { Campaign } from '../../api/contract/campaign.ts'
import { faqTexts } from '../texts/faqTexts.ts'
import { faq, type FaqId } from './faq.ts'
import type { Answer } from './faqEntry.ts'
import { globoplayFaq, hboMaxFaq, paramountFaq } from './streamingFaq.ts'

/** Questions about one thing. The few of a streaming have no heading of their own. */
export type FaqTheme = { id: string; heading: string | null; questions: readonly Answer[] }

/** What the home page answers besides the order, by theme, in this order. */
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

/** The questions under the home page of a campaign; employees have a page of their own for theirs. */
export function faqThemes(content: Campaign['content']): readonly FaqTheme[] {
  switch (content) {
    case 'paramount':
      return [{ id: content, heading: null, questions: paramountFaq }]
    case 'hbo-max':
      return [{ id: content, heading: null, questions: hboMaxFaq }]
    case 'globoplay':
      return [{ id: content, heading: null, questions: globoplayFaq }]
    case 'oferta-colaborador':
      return []
    case 'black-friday':
    case 'livelo':
    case '':
      return general
  }
}

/** The same, without themes. */
export const landingFaq = (content: Campaign['content']): readonly Answer[] =>
  faqThemes(content).flatMap(({ questions }) => questions)
