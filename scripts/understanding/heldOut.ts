import { readLine, written } from './interpretJsonLine.ts'
import { askedOf, ownExamples, strangersExamples, worldAt } from './examples.ts'
import { outcomeOf, strangersSets, type Outcome, type StrangersLine } from './strangers.ts'
import { trained } from './train.ts'

/** The outcome of a stranger's line that was not in the training data. */
export type HeldOut = { set: string; line: StrangersLine; outcome: Outcome; told: string }

/** Reads each set of strangers' lines with weights from all other lines. */
export function* heldOut(): Generator<HeldOut[]> {
  const own = ownExamples()
  const sets = strangersSets().map((set) => ({ ...set, examples: strangersExamples(set.lines) }))
  for (const { name, lines } of sets) {
    const weights = trained([...own, ...sets.flatMap((other) => (other.name === name ? [] : other.examples))])
    yield lines.map((line) => ({ set: name, line, ...readBy(line, weights) }))
  }
}

function readBy(line: StrangersLine, weights: Int8Array): Pick<HeldOut, 'outcome' | 'told'> {
  const output = written(readLine({ ...askedOf(line), text: line.text }, worldAt(line.now), weights))
  return { outcome: outcomeOf(output, line), told: JSON.stringify(output) }
}
