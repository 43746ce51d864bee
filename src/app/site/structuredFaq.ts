import type { Campaign } from '../../api/contract/sale/campaign.ts'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { answerTo } from '../../content/faq/faqEntry.ts'
import { landingFaq } from '../../content/faq/landingFaq.ts'
import { faqTexts } from '../../content/texts/landing/faqTexts.ts'

/** The questions and answers of a home page as search engines read them, if it has any. */
export const structuredFaq = ({ content }: Campaign, plans: readonly Plan[]): object[] =>
  structuredQuestions(
    landingFaq(content, plans).map((one) => ({ question: one.question, answer: answerTo(one, plans) })),
  )

type Asked = { question: string; answer: readonly string[] }

export const structuredQuestions = (all: readonly Asked[]): object[] =>
  all.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          name: faqTexts.structured,
          mainEntity: all.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
          })),
        },
      ]
