import { expect, test, vi } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { migrationFaqPdf } from '../../scripts/build/migrationFaqPdf.ts'
import { migrationFaq } from '../../src/content/faq/migrationFaq.ts'

const { title, lead, questions, foot } = migrationFaq
const bytes = await migrationFaqPdf()
const pdf = await getDocumentProxy(bytes.slice())
const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))

test('the document contains every question and answer, with accents', async () => {
  const { text } = await extractText(pdf, { mergePages: true })
  for (const words of [title, lead, foot, ...questions.flatMap(({ question, answer }) => [question, answer])])
    expect(text.replace(/\s+/g, ' ')).toContain(words.replace(/\s+/g, ' '))
})

test('it says how an identity is confirmed', () => {
  const { answer = '' } = questions.find(({ question }) => question.includes('documentos')) ?? {}
  const steps = [
    'não é um robô',
    'cinco primeiros números do CPF',
    'documento oficial',
    'selfie em fundo neutro',
    'conferir e aceitar',
  ]
  for (const step of steps) expect(answer).toContain(step)
})

test('it has a title and a language', async () => {
  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({ Title: title, Language: 'pt-BR' })
  expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
})

test('a screen reader goes from question to question by their headings', async () => {
  const trees = await Promise.all(pages.map((page) => page.getStructTree()))
  expect((await pdf.getMarkInfo())?.Marked).toBe(true)
  expect(JSON.stringify(trees).match(/"H1"/g)).toHaveLength(1)
  expect(JSON.stringify(trees).match(/"H2"/g)).toHaveLength(questions.length)
})

test('each page has its number', async () => {
  const { text } = await extractText(pdf, { mergePages: false })
  for (const [index, words] of text.entries()) expect(words).toContain(`Página ${index + 1} de ${text.length}`)
})

test('it has the size A4, and embeds its fonts', () => {
  for (const { view } of pages) expect(view.map(Math.round)).toEqual([0, 0, 595, 842])
  const file = Buffer.from(bytes).toString('latin1')
  expect(file.match(/\/FontFile2/g)).toHaveLength(3)
})

test('the same content gives the same bytes on another day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-05-05') })
  expect(await migrationFaqPdf()).toEqual(bytes)
  vi.useRealTimers()
})
