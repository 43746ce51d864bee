import { migrationFaq } from '../src/content/migrationFaq.ts'
import { pdfOf, type Line } from './pdf.ts'

/** The questions about migration as a document to keep. */
export function migrationFaqPdf(): Uint8Array {
  const { title, lead, questions, foot } = migrationFaq
  const lines: Line[] = [
    { text: title, size: 18, bold: true, after: 8 },
    { text: lead, size: 11, bold: false, after: 20 },
    ...questions.flatMap(({ question, answer }): Line[] => [
      { text: question, size: 12, bold: true, after: 3 },
      { text: answer, size: 11, bold: false, after: 14 },
    ]),
    { text: foot, size: 9, bold: false, after: 0 },
  ]
  return pdfOf(title, lines)
}
