import { parseArgs } from 'node:util'
import { complaints, type Counts, type Fault, isProof, isWell, meanings } from './trust/counters.ts'
import { faults } from './trust/faults.ts'

/**
 * Does to the server what a bad day does, and counts what may never happen. Each fault has a control, which weakens
 * something on purpose: where its counts are zero, too, or it is in time, the figure proves nothing. `--full` takes an hour, `--only` picks
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
  const outcome = await fault.run({ full: values.full, weak: false })
  console.log(`\n${fault.name.padEnd(30)} ${asLine(outcome.counts)}  ${outcome.figures}`)
  for (const complaint of complaints(outcome)) console.log(`  ${complaint}`)
  const control = await fault.run({ full: false, weak: true })
  console.log(`  ${fault.control.padEnd(28)} ${asLine(control.counts)}  ${(control.late ?? []).join(', ')}`)
  if (isWell(outcome) && isProof(control)) return
  console.log(`  ✗ ${isWell(outcome) ? 'the control went unnoticed' : 'this may not be'}`)
  process.exitCode = 1
}

function asLine({ L, D, U, G, C }: Counts): string {
  return Object.entries({ L, D, U, G, C })
    .map(([letter, count]) => `${letter} ${count}`.padEnd(6))
    .join('')
}
