import type { Campaign } from '../../api/contract/campaign.ts'
import { faq } from './faq.ts'
import type { Answer } from './faqEntry.ts'
import { globoplayFaq, hboMaxFaq, paramountFaq } from './streamingFaq.ts'

/** What the home page answers besides the order, in this order. */
const general = [
  'what',
  'fibre',
  'benefits',
  'coverage',
  'neighbour',
  'best-plan',
  'most-chosen',
  'steps',
  'installation-price',
  'after-order',
  'loyalty',
  'price-after',
  'payment-methods',
  'first-bill',
  'second-bill',
  'apps',
  'streaming',
  'streaming-start',
  'streaming-cancel',
  'modem',
  'upload',
  'speed-test',
  'mobile-bonus',
  'identity',
  'identity-how',
  'phones',
  'support',
  'withdraw',
  'cancel-later',
]

/** The questions under the home page of a campaign; employees have a page of their own for theirs. */
export function landingFaq(content: Campaign['content']): readonly Answer[] {
  switch (content) {
    case 'paramount':
      return paramountFaq
    case 'hbo-max':
      return hboMaxFaq
    case 'globoplay':
      return globoplayFaq
    case 'oferta-colaborador':
      return []
    case 'black-friday':
    case 'livelo':
    case '':
      return general.flatMap((id) => faq.filter((entry) => entry.id === id))
  }
}
