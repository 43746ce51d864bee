import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { likely, sure } from '../../src/understanding/agreement.ts'
import { likelihood, unpacked } from '../../src/understanding/meaning/asksOrAnswers.ts'
import { featuresOfReply } from '../../src/understanding/meaning/lineFeatures.ts'
import { normalized } from '../../src/understanding/normalizeText.ts'
import { agreeingWeights, denyingWeights } from './asksOrAnswers.ts'
import { replyLines, type ReplyLine } from './meantLines.ts'

type Learned = { label: string; set: string; found: number; of: number; wrongly: number; others: number }

const sorts = [
  { label: 'yes', weigh: agreeingWeights, least: sure },
  { label: 'no', weigh: denyingWeights, least: likely },
]

/** The yeses and noes of a set found with weights from the others, right and wrong ones. */
export const heldOutReplies = (): Learned[] =>
  sorts.flatMap(({ label, weigh, least }) => {
    const sets = readdirSync(join(import.meta.dirname, '../../tests/understanding/readBacks'))
    return sets
      .filter((set) => set !== written)
      .map((set) => {
        const weights = unpacked(weigh(sets.flatMap((other) => (other === set ? [] : replyLines(other)))))
        const isFound = ({ text, place }: ReplyLine) =>
          likelihood(weights, featuresOfReply(normalized(text).plain, normalized(place).plain)) > least
        const [own, rest] = [true, false].map((isOwn) =>
          replyLines(set).filter((line) => (line.label === label) === isOwn),
        )
        const [found, wrongly] = [own, rest].map((some = []) => some.filter(isFound).length)
        return {
          label,
          set: set.replace('.txt', ''),
          found: found ?? 0,
          of: own?.length ?? 0,
          wrongly: wrongly ?? 0,
          others: rest?.length ?? 0,
        }
      })
  })
/** Lines not written by strangers train, but do not count. */
const written = 'known.txt'
