import { sentencesOf } from '../line/clauses.ts'
import { areFewWords } from '../line/openingPhrases.ts'
import { agreed } from '../replies/replyToQuestions.ts'
import { rankMeanings, type Meaning } from './rankMeanings.ts'

/** The part at the end of a line with the likeliest meaning, except for ignored ones; the longest that means it. */
export function questionWithin(
  plain: string,
  place: string | null,
  isPassedOver: (id: string) => boolean,
): { part: string; meaning: Meaning } | null {
  const parts = partsOf(plain.replace(longNumber, ' ').replace(/\s+/g, ' ').trim())
    .flatMap((part) =>
      rankMeanings(part, place)
        .slice(0, 1)
        .map((meaning) => ({ part, meaning })),
    )
    .filter(({ meaning }) => !isPassedOver(meaning.id))
  const [best] = parts.toSorted((one, other) => other.meaning.sure - one.meaning.sure).map(({ meaning }) => meaning)
  return parts.find(({ meaning: { id, sure } }) => id === best?.id && sure > nearly * best.sure) ?? null
}
const nearly = 0.8

/** A document, a telephone or an e-mail, which are answers and never questions. */
const longNumber = /\S+@\S+|\(?\d[\d.()\s/-]{3,}\d/g

/** The rest of the line after each pause; only of the last question, if there is one, then the whole line. */
function partsOf(plain: string): string[] {
  const last = sentencesOf(plain).findLast((sentence) => sentence.includes('?'))
  return [...endsOf(last ?? plain), ...(last === undefined || last === plain ? [] : [plain])].filter(
    (part) => !agreed.test(part) || !areFewWords(part),
  )
}

const endsOf = (plain: string) =>
  [0, ...Array.from(plain.matchAll(pause), ({ index, 0: gap }) => index + gap.length)].map((at) =>
    plain.slice(at).trim(),
  )
const pause = /[,;.!(]+\s+|\s+(?=(?:mas|mais|so que|e|que)\s)/g
