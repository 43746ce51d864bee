import { basename } from 'node:path'
import { acceptsSomewhere } from '../../src/understanding/readBacks/acceptance.ts'
import { likely, sure } from '../../src/understanding/readBacks/agreement.ts'
import { isLikelyAccepted } from '../../src/understanding/readBacks/acceptsInTalk.ts'
import { likelihood, unpacked, type Weights } from '../../src/understanding/meaning/asksOrAnswers.ts'
import { featuresOfAcceptance, featuresOfReply } from '../../src/understanding/meaning/lineFeatures.ts'
import { normalized } from '../../src/understanding/line/normalizeText.ts'
import { acceptingWeights, agreeingWeights, denyingWeights } from './replyWeights.ts'
import { filesIn } from './corpus.ts'
import { replyLines, reviewLines, type ReplyLine } from './meantLines.ts'

type Sort = {
  label: string
  folder: string
  lines: (sets: string[]) => ReplyLine[]
  weigh: (lines: readonly ReplyLine[]) => string
  isFound: (weights: Weights, line: ReplyLine) => boolean
}

const ofReadBacks = { folder: 'readBacks', lines: replyLines }
const isAbove =
  (least: number): Sort['isFound'] =>
  (weights, { text, place }) =>
    likelihood(weights, featuresOfReply(normalized(text).plain, normalized(place).plain)) > least

const sorts: readonly Sort[] = [
  { ...ofReadBacks, label: 'yes', weigh: agreeingWeights, isFound: isAbove(sure) },
  { ...ofReadBacks, label: 'no', weigh: denyingWeights, isFound: isAbove(likely) },
  {
    folder: 'acceptances',
    lines: reviewLines,
    label: 'accept',
    weigh: acceptingWeights,
    isFound: (weights, { text }) =>
      acceptsSomewhere(text) && isLikelyAccepted(likelihood(weights, featuresOfAcceptance(normalized(text).plain))),
  },
]

/** The yeses, noes and acceptances of a set found with weights from the others, right and wrong ones. */
export const heldOutReplies = () =>
  sorts.flatMap((sort) => {
    const sets = filesIn(sort.folder)
    return sets.filter((set) => !set.endsWith(written)).map((set) => foundIn(set, sets, sort))
  })
/** Lines not written by strangers train, but do not count. */
const written = '/known.txt'

function foundIn(set: string, sets: readonly string[], { label, lines, weigh, isFound }: Sort) {
  const weights = unpacked(weigh(lines(sets.filter((other) => other !== set))))
  const own = lines([set])
  const found = own.filter((line) => isFound(weights, line))
  const ofLabel = (some: readonly ReplyLine[]) => some.filter((line) => line.label === label).length
  return {
    label,
    set: basename(set, '.txt'),
    found: ofLabel(found),
    of: ofLabel(own),
    wrongly: found.length - ofLabel(found),
    others: own.length - ofLabel(own),
  }
}
