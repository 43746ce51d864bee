import { privacyPolicy } from '../../src/content/texts/commonTexts.ts'
import { expect, test } from 'vitest'
import {
  documentAt,
  documentNames,
  documentPath,
  documents,
  editionPath,
} from '../../src/api/contract/documentEditions.ts'
import { dateOf } from '../../src/api/contract/values/dates.ts'
import { namesOfAnswers } from '../../src/content/documents/privacy.ts'
import { legalDocuments } from '../../src/content/documents/legalDocuments.ts'
import { finishTexts } from '../../src/content/texts/order/finishTexts.ts'

test.each(documentNames)('%s has the text of every edition, each part with its own address', (name) => {
  const { editions } = documents[name]
  const written = legalDocuments[name].editions
  expect(new Set(Object.keys(written))).toEqual(new Set(editions.map(({ version }) => String(version))))
  for (const clauses of Object.values(written)) {
    expect(clauses.length).toBeGreaterThan(4)
    expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length)
    for (const { id, paragraphs } of clauses) expect([id, paragraphs.length > 0]).toEqual([id, true])
  }
})

test.each(documentNames)('the editions of %s are listed from the newest, each with a different day', (name) => {
  const days = documents[name].editions.map(({ since }) => dateOf(since)?.getTime() ?? 0)
  expect(days.every((day, at) => day > (days[at + 1] ?? 0))).toBe(true)
})

test('an earlier edition keeps an address when another one follows', () => {
  const [first, second] = [
    { version: 1, since: '21/11/2026' },
    { version: 2, since: '01/02/2027' },
  ]
  expect([first, second].map((edition) => editionPath('oferta', edition, [second, first]))).toEqual([
    '/regulamentos/oferta/versao-1',
    '/regulamentos/oferta',
  ])
})

test('the documents to accept and the policy of forms are on the site', () => {
  const { contract, regulation } = finishTexts
  const named = [contract.to, regulation.to, privacyPolicy].map((path) => documentAt(path)?.name)
  expect(named).toEqual(['contrato', 'oferta', 'privacidade'])
  expect(documentAt(`${documentPath('oferta')}/versao-9`)).toBe(null)
})

test('the privacy policy lists the data that each question asks for', () => {
  const newest = Object.values(legalDocuments.privacidade.editions).at(-1) ?? []
  const text = newest.flatMap(({ paragraphs }) => paragraphs).join(' ')
  expect(Object.values(namesOfAnswers).filter((words) => !text.includes(words))).toEqual([])
})
