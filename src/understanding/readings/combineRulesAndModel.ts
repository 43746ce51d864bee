import { keysIn, type Key } from '../../content/questions/answers.ts'
import type { Interpretation } from '../interpret.ts'
import { suretyOf, type ScoredOutcome } from './scoreReadings.ts'
import type { Asked } from './span.ts'

/** How sure a choice must be to be taken, to be asked back, and to be replied to as a command, a question or a refusal. */
const least = { taken: 0.95, askedBack: 0.15, besideQuestion: 0.5, ofOther: 0.6, reply: 0.6, contradiction: 0.8 }

const nothing: Interpretation = { answers: {}, rejected: {}, command: null, topic: null, unsure: true }

/**
 * Combines what the rules read with the learned choice. Where they agree it is so; without rules, if it is sure.
 * A likely choice, or rules that the choice holds for impossible, are asked back.
 */
export function combineRulesAndModel(
  first: Interpretation,
  choices: readonly ScoredOutcome[],
  asked: Asked,
): Interpretation {
  const [best] = choices
  if (!best || first.doubted || asked.ask === null) return first
  if (keysIn(first.answers).length > 0) return confirmed(first, best.outcome, choices)
  const { outcome } = best
  const isAnswer = keysIn(outcome.answers).length > 0
  if (isAnswer && suretyOf(choices, outcome) >= leastTaken(outcome))
    return changesKnown(outcome, asked) ? asking(outcome) : outcome
  if (first.command || (!isAnswer && keysIn(first.rejected).length > 0)) return first
  const likely = choices.find((choice) => keysIn(choice.outcome.answers).length > 0)?.outcome
  if (first.topic)
    return likely && likely.answers[asked.ask] !== undefined && suretyOf(choices, likely) >= least.besideQuestion
      ? { ...asking(likely), topic: first.topic }
      : first
  if (!isAnswer && !outcome.unsure && best.sure >= least.reply) return outcome
  return likely && suretyOf(choices, likely) >= leastFor(likely, asked) ? asking(likely) : first
}

/** A day or a yes stands in much that is none, so these must be surer. A visit is asked back at least. */
const leastTaken = ({ answers }: Interpretation) =>
  Math.max(...keysIn(answers).map((key) => careful[key] ?? least.taken))
const careful: { [K in Key]?: number } = { directDebit: 0.97, dueDate: 0.97, acceptPromotions: 0.97, schedule: 2 }

export const asking = ({ answers }: Interpretation): Interpretation => ({ ...nothing, doubted: answers })

/** What answers another question alone is asked back only where it is likelier than not. */
const leastFor = ({ answers }: Interpretation, { ask }: Asked) =>
  ask !== null && answers[ask] !== undefined ? least.askedBack : least.ofOther

/** Whether an answer from before would be another: that is never taken without a question. */
const changesKnown = ({ answers }: Interpretation, { ask, known }: Asked) =>
  keysIn(answers).some((key) => key !== ask && known[key] !== undefined && known[key] !== answers[key])

/** What the sentences answer, unless the choice holds it for impossible and is sure of something else. */
function confirmed(
  first: Interpretation,
  { answers, topic }: Interpretation,
  choices: readonly ScoredOutcome[],
): Interpretation {
  const keys = keysIn(answers)
  const isPart =
    keys.length > 0 && keys.every((key) => JSON.stringify(answers[key]) === JSON.stringify(first.answers[key]))
  if (isPart) return { ...first, topic: first.topic ?? topic }
  const [best] = choices
  const own = suretyOf(choices, first)
  const isDenied = own > 0 && own <= 1 - least.taken && best && best.sure >= least.contradiction
  return isDenied ? asking(keys.length > 0 ? best.outcome : first) : first
}
