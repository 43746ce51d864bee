import { interpret } from '../../src/understanding/interpret.ts'
import { written } from '../../src/understanding/interpretJsonLine.ts'
import { choicesOf } from '../../src/understanding/readings/scoreReadings.ts'
import { combineRulesAndModel } from '../../src/understanding/readings/combineRulesAndModel.ts'
import { readableOf } from '../../src/understanding/readings/readings.ts'
import { askedOf, ownExamples, strangersExamples, worldAt } from './examples.ts'
import { outcomeOf, strangersSets, type Outcome, type StrangersLine } from './strangers.ts'
import { trained } from './train.ts'

/** What became of a line by strangers that nothing was learned from. */
export type HeldOut = { set: string; line: StrangersLine; outcome: Outcome; told: string }

/** Each set of lines by strangers, read by what was learned from all lines but these. */
export function* heldOut(): Generator<HeldOut[]> {
  const own = ownExamples()
  const sets = strangersSets().map((set) => ({ ...set, examples: strangersExamples(set.lines) }))
  for (const { name, lines } of sets) {
    const weights = trained([...own, ...sets.flatMap((other) => (other.name === name ? [] : other.examples))])
    yield lines.map((line) => ({ set: name, line, ...readBy(line, weights) }))
  }
}

function readBy(line: StrangersLine, weights: Int8Array): Pick<HeldOut, 'outcome' | 'told'> {
  const [asked, world] = [askedOf(line), worldAt(line.now)]
  const choices = choicesOf(readableOf(line.text, asked, world), weights)
  const output = written(combineRulesAndModel(interpret({ ...asked, text: line.text }, world), choices, asked))
  return { outcome: outcomeOf(output, line), told: JSON.stringify(output) }
}
