import { expect, test } from 'vitest'
import { migrationFaqPdf } from '../../scripts/migrationFaqPdf.ts'
import { migrationFaq } from '../../src/content/migrationFaq.ts'

const pdf = Buffer.from(migrationFaqPdf()).toString('latin1')

test('the document has its table where it says, and every object where the table says', () => {
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1])
  const starts = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, start]) => Number(start))
  expect(pdf.startsWith('%PDF-1.4\n')).toBe(true)
  expect(starts.length).toBeGreaterThan(5)
  for (const [at, start] of starts.entries()) expect(pdf.slice(start, start + 12)).toContain(`${at + 1} 0 obj`)
  for (const [, length, content] of pdf.matchAll(/<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)) expect(content?.length).toBe(Number(length))
})

test('every word of it can be written in the fonts of every reader', () => {
  const words = [migrationFaq.title, migrationFaq.lead, migrationFaq.foot, ...migrationFaq.questions.flatMap(({ question, answer }) => [question, answer])].join('')
  expect([...words].filter((letter) => (letter.codePointAt(0) ?? 0) > 255)).toEqual([])
  for (const { question } of migrationFaq.questions) expect(pdf).toContain(question.split(' ').slice(0, 3).join(' '))
})
