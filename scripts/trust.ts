import { parseArgs } from 'node:util'
import { type Counts, type Fault, meanings, total } from './trust/counters.ts'
import { faults } from './trust/faults.ts'

/**
 * Does to the server what a bad day does, and counts what may never happen. Each fault has a control, which weakens
 * something on purpose: where its counts are zero, too, the count proves nothing. `--full` takes an hour, `--only` picks
 * faults by a word of their name.
 */
const { values } = parseArgs({
  options: { full: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
})

for (const [letter, meaning] of Object.entries(meanings)) console.log(`${letter}  ${meaning}`)
for (const fault of faults.filter(({ name }) => name.includes(values.only))) await tell(fault)
process.exit()

async function tell(fault: Fault): Promise<void> {
  if (fault.missing !== null) return console.log(`\n${fault.name}: not tried, ${fault.missing}`)
  const { counts, figures, stuck } = await fault.run({ full: values.full, weak: false })
  console.log(`\n${fault.name.padEnd(30)} ${asLine(counts)}  ${figures}`)
  for (const why of new Set(stuck)) console.log(`  a visitor never got to the end: ${why}`)
  const control = await fault.run({ full: false, weak: true })
  console.log(`  ${fault.control.padEnd(28)} ${asLine(control.counts)}`)
  if (total(counts) > 0 || stuck.length > 0 || total(control.counts) === 0) process.exitCode = 1
}

function asLine({ L, D, U, G, C }: Counts): string {
  return Object.entries({ L, D, U, G, C })
    .map(([letter, count]) => `${letter} ${count}`.padEnd(6))
    .join('')
}
