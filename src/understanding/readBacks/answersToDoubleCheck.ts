import { keysIn, type Key, type Value } from '../../content/questions/answers.ts'
import type { Day } from '../../api/contract/values/dates.ts'
import type { Funnel } from '../../funnel/state.ts'
import { doesAsk } from '../../funnel/answersAndFacts.ts'
import { answeredKeys } from '../answeredKeys.ts'
import { interpretAtQuestion, likelyAnswers, namesHouse } from '../interpretAtQuestion.ts'
import { normalized } from '../line/normalizeText.ts'
import { questionsNamed } from '../readings/findLabelTokens.ts'
import { lineOf } from '../readings/lineTokens.ts'
import { isSpeedNotDoor } from '../plans/planChanged.ts'

/** An answer to read back before it is taken. */
export type Meant = { key: Key; value: Value }

/** An answer that was said with a doubt, or one to another question. */
export const answersToDoubleCheck = (funnel: Funnel, key: Key, text: string, today: Day): Meant | null =>
  hedged(funnel, key, text, today) ?? ofOther(funnel, key, text, today)

/** An answer that was said with a doubt: 'acho que é 14010-100', '35, se não me engano' */
function hedged(funnel: Funnel, key: Key, text: string, today: Day): Meant | null {
  const bare = text.replace(doubtAhead, '').replace(doubtBehind, '')
  const value = bare === text ? undefined : likelyAnswers(funnel, key, bare, today)[key]
  return value === undefined ? null : { key, value }
}

const doubtAhead =
  /^\s*(eu )?(acho que|acho|se n[ãa]o me engano|creio que|deve ser|imagino que|parece que|talvez)( (é|e|eh|seja|sejam|o|a))*[\s,]+/i
const doubtBehind = /[\s,(]+(eu acho|acho eu|acho|se n[ãa]o me engano|eu creio)[\s.!)]*$/i

/** An answer that fits only one other question, such as a CEP at the question for the house number. */
function ofOther(funnel: Funnel, open: Key, text: string, today: Day): Meant | null {
  if (!isMarked.test(text)) return null
  const found = marked
    .filter(
      (key) =>
        key !== open &&
        doesAsk(funnel, key) &&
        !(shortNumbers.has(key) && answeredKeys(funnel).includes(key) && !questionsNamed(lineOf(text)).includes(key)) &&
        digitForms[key]?.test(text) !== false &&
        !(open === 'number' && key === 'complement' && isPlot.test(text)) &&
        !(open === 'document' && key === 'phone' && isMistypedCpf.test(text)) &&
        !(open === 'cep' && key === 'number' && (isPart.test(text) || !namesHouse(normalized(text).plain))),
    )
    .flatMap((key) => {
      const { answers, unsure: isUnsure } = interpretAtQuestion(funnel, key, text, today)
      const value = answers[key]
      return value === undefined ||
        value === '' ||
        isUnsure ||
        keysIn(answers).length > 1 ||
        isSpeedNotDoor(open, key, value, text)
        ? []
        : [{ key, value }]
    })
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Matches 'Só sei o começo, 14010' */
const isPart = /\b(?:come[cç][oa]|in[ií]cio|final)\b(?!\s+d[ao]s?\s)/i
const isMistypedCpf = /\d{11}/
/** A block or a lot, which has a number of its own. */
const isPlot = /^\W*(quadra|qd|lote|lt)\b/i

/** Answers that any number could be, so that only their name corrects them. Not 'vedada pelo art. 39' */
const shortNumbers = new Set<Key>(['number', 'complement', 'dueDate'])

/** Eight digits or more, an e-mail address, or digits with words around them. */
const isMarked = /(\d\D{0,3}){8}|@|\p{L}{2}.*\d|\d.*\p{L}{2}/u
const eightDigits = /(?:\d\D*){8}/
const digitForms: { [K in Key]?: RegExp } = { cep: eightDigits, phone: eightDigits, document: eightDigits, email: /@/ }
const marked: readonly Key[] = [
  'cep',
  'number',
  'complement',
  'plan',
  'phone',
  'email',
  'birthDate',
  'document',
  'dueDate',
]
