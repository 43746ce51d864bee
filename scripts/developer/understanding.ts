import { corpus, thirdParty } from '../understanding/corpus.ts'
import { heldOut, type HeldOut } from '../understanding/heldOut.ts'
import { heldOutReplies } from '../understanding/heldOutReplies.ts'
import { readRow, scores, type Read } from '../understanding/measure.ts'
import { outcomes } from '../understanding/strangers.ts'

const least = 0.95
const reads = [...corpus(), ...thirdParty()].map(readRow)
const missed = reads.filter(({ exact }) => !exact)
const percent = (share: number) => `${(share * 100).toFixed(1)}%`.padStart(7)

for (const read of missed) console.log(told(read))
console.log('\nkind                        rows   exact   heard  precision  recall  wrong')
for (const { kind, rows, exact, heard, precision, recall, wrong } of scores(reads)) {
  console.log(
    `${kind.padEnd(26)} ${String(rows).padStart(5)} ${percent(exact)} ${percent(heard)}    ${percent(precision)} ${percent(recall)}  ${String(wrong).padStart(5)}`,
  )
}

const all = scores(reads).at(-1)
if (!all || all.exact < least || all.wrong > 0) process.exitCode = 1

console.log("\nStrangers' lines, each set read by what was learned without it")
console.log(['set'.padEnd(24), ...outcomes].join('  '))
for (const set of heldOut()) {
  for (const { outcome, line: wrong, told: read } of set)
    if (outcome === 'wrong') console.log(`WRONG ${wrong.ask}: ${JSON.stringify(wrong.text)} → ${read}`)
  const name = set[0]?.set
  for (const [ask, own] of Map.groupBy(set, ({ line }) => line.ask)) console.log(rowOf(`${name} ${ask}`, own))
  console.log(rowOf(`${name} all`, set))
}

console.log('\nReplies to what was read back and to the review, each set read by what was learned without it')
for (const { label, set, found, of, wrongly, others } of heldOutReplies())
  console.log(`${`${label} ${set}`.padEnd(24)} ${found} of ${of}, wrongly ${wrongly} of ${others}`)

function rowOf(name: string, lines: readonly HeldOut[]): string {
  const shares = outcomes.map((outcome) => {
    const found = lines.filter((line) => line.outcome === outcome)
    return percent(found.length / lines.length).padStart(outcome.length)
  })
  return [name.padEnd(24), ...shares].join('  ')
}

function told({ row, output, wrong }: Read): string {
  const { answers, rejected, command, topic, unsure } = output
  const read = { answers, rejected: Object.keys(rejected), command, topic: topic?.id ?? null, unsure }
  return `${wrong.length > 0 ? 'WRONG ' : 'missed'} ${row.ask}: ${JSON.stringify(row.text.slice(0, 100))} → ${JSON.stringify(read)}, not ${JSON.stringify(row.expect)}`
}
