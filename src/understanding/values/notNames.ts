import { shortQuestions } from '../../content/faq/shortQuestions.ts'
import { everyEntry } from '../../content/faq/everyEntry.ts'
import { people } from '../line/aboutOthersOrUnsure.ts'
import { numberNames } from '../line/numberWords.ts'
import { fillers } from '../line/smallWords.ts'
import { saidAs, wordsOf } from '../line/normalizeText.ts'
import { isEveryday } from './everydayWords.ts'
import { months } from './months.ts'
import { usualNames } from './usualNames.ts'

/** Small words, numbers and months, which are no names. */
const plainly = new Set([
  ...fillers,
  ...numberNames,
  ...months.filter((month) => month !== 'marco' && month !== 'agosto'),
])
const relation = new RegExp(`^(${people})$`)

/** Places that contain a usual name. */
export const placeNames =
  /^(sant[ao]|sao|espirito|ribeirao preto|rio (branco|claro|de janeiro)|campo grande|juiz de fora|feira de santana|mogi das|porto alegre|belo horizonte|duque de caxias|vitoria regia|joao pessoa|(costa|copa|praca|ilha|serra|porto|praia|lagoa|morro|vale|campos|estacao|shopping) d[aeo]s?) /

/** Words of the FAQ's questions. */
const asked = new Set(
  [
    ...everyEntry.flatMap(({ question, alike = [] }) => [question, ...alike]),
    ...Object.values(shortQuestions).flatMap(Object.values<string>),
  ].flatMap((phrase) => wordsOf(saidAs(phrase).plain).split(' ')),
)

/** Names that are also relations: 'Irma Bortolini' */
const names = new Set(['irma', 'nora'])

/** Whether a word belongs to sentences rather than names. */
export const isOfSentences = (word: string, hasCapital = false) =>
  !(hasCapital && names.has(word)) &&
  (plainly.has(word) ||
    relation.test(word) ||
    (!usualNames.has(word) && (asked.has(word) || isEveryday(word, hasCapital))))
