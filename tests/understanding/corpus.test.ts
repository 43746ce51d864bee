import { describe, expect, it } from 'vitest'
import { corpus, thirdParty } from '../../scripts/understanding/corpus.ts'
import { readRow, scores } from '../../scripts/understanding/measure.ts'

const reads = corpus().map(readRow)

describe('what Brazilians type', () => {
  it('is tried in more than a thousand ways', () =>
    expect(new Set(reads.map(({ row }) => `${row.ask} ${row.text}`)).size).toBeGreaterThan(1000))

  it('is never taken for an answer that it is not', () => {
    expect(
      reads
        .filter(({ wrong }) => wrong.length > 0)
        .map(({ row, output }) => ({ ask: row.ask, text: row.text, answers: output.answers })),
    ).toEqual([])
  })

  it('is read exactly', () => expect(scores(reads).at(-1)?.exact).toBeGreaterThanOrEqual(0.94))

  it.each(scores(reads))('at $kind is heard, or asked back as it is meant', ({ heard }) =>
    expect(heard).toBeGreaterThanOrEqual(0.95),
  )
})

describe("other recognisers' own tests", () => {
  it.each(thirdParty().map(readRow))('$row.ask: $row.text', ({ row, output, exact }) =>
    expect({ exact, output, wanted: row.expect }).toMatchObject({ exact: true }),
  )
})
