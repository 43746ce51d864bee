import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inBytes } from '../../src/understanding/readings/scoreReadings.ts'
import { packWeights } from '../../src/understanding/readings/packWeights.ts'
import { ownExamples, strangersExamples } from './examples.ts'
import { learned, type Example } from './learn.ts'
import { meaningsFile } from './meanings.ts'
import { strangersSets } from './strangers.ts'

/** The weights of some lines, in the product's format. */
export const trained = (examples: readonly Example[]): Int8Array => inBytes(learned(examples))

/** The file of weights from all lines. */
export function weightsFile(): string {
  const examples = [...ownExamples(), ...strangersSets().flatMap(({ lines }) => strangersExamples(lines))]
  const text = JSON.stringify(packWeights(trained(examples)))
  return `/** What 'npm run train' has learned from the lines in tests/understanding, as packWeights.ts writes it. */\nexport const weights =\n  ${text}\n`
}

if (import.meta.main) {
  const room = join(import.meta.dirname, '../../src/understanding')
  writeFileSync(join(room, 'readings/weights.ts'), weightsFile())
  writeFileSync(join(room, 'meaning/counts.ts'), meaningsFile())
}
