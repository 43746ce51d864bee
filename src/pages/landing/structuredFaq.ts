import { faqTexts } from '../../content/texts/faqTexts.ts'
import type { AnswerShown } from './Faq.tsx'

/** Questions and answers as search engines read them. */
export function structuredFaq(all: readonly AnswerShown[]): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    name: faqTexts.structured,
    mainEntity: all.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  })
}
