import type { Campaign } from '../../api/contract/campaign.ts'
import type { Plan } from '../../api/contract/plan.ts'
import { answerTo } from '../../content/faq/faqEntry.ts'
import { landingFaq } from '../../content/faq/landingFaq.ts'
import { faqTexts } from '../../content/texts/faqTexts.ts'

/** The questions and answers of a home page as search engines read them, where it has any. */
export function structuredFaq({ content }: Campaign, plans: readonly Plan[]): object | undefined {
  const all = landingFaq(content, plans)
  return all.length === 0
    ? undefined
    : {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        name: faqTexts.structured,
        mainEntity: all.map((one) => ({
          '@type': 'Question',
          name: one.question,
          acceptedAnswer: { '@type': 'Answer', text: answerTo(one, plans).join(' ') },
        })),
      }
}
