import type { Answers, Key, Value } from '../../content/questions/answers.ts'
import type { Interpretation } from '../interpret.ts'
import { plainWords } from '../../api/contract/values/plainWords.ts'
import { isAboutOthers } from '../line/aboutOthersOrUnsure.ts'
import { normalized, type Said } from '../line/normalizeText.ts'
import { isYesNo } from '../readValue.ts'
import { saysTwoNames } from '../values/name.ts'
import { digitsOf } from './isUnambiguous.ts'
import { takesBack } from './takesBack.ts'
import { isConditional } from '../values/yesNo.ts'

/** Whether words contradict an answer that the weights call certain; it is then read back. */
export function speaksAgainst(
  ask: Key,
  answers: Interpretation['answers'],
  text: string,
  { agency }: Answers,
): boolean {
  const value = answers[ask] ?? ''
  const said = normalized(text)
  const doubts = isYesNo(ask) ? ofYesNo : ofOthers[ask]
  const isOfBoth = answers.name !== undefined && answers.motherName !== undefined
  const isAgency = ask === 'account' && agency !== undefined && digitsOf(JSON.stringify(value)) === digitsOf(agency)
  return doubts?.(said, value, isOfBoth) === true || isAgency || doubted.test(said.plain)
}

/** Matches '35, se não me engano', '14010-100 era o da casa antiga' */
const doubted =
  /\b(?:se nao me engano|acho eu|eu acho|eu creio)\W*$|\bera\b.{0,25}\b(?:antig|anterior|velh)[oa]?\b(?!.*\d)/

const ofYesNo = ({ text, plain }: Said) =>
  isConditional(plain) ||
  turnsRound.test(plain) ||
  asks.test(text) ||
  text.includes('...') ||
  takesBack.test(plain) ||
  text.includes('@')
/** Matches 'Aceito. Opa, não aceito' */
const turnsRound = /\b(?:sim|aceito|pode|quero|manda)\b.*[.;!,…].*\bnao (?:aceito|quero|pode)\b/
/** Two names are an answer and a remark, unless the mother's name is answered too. */
const ofOthers: { [K in Key]?: (said: Said, value: Value, isOfBoth: boolean) => boolean } = {
  name: (said, value, isOfBoth) =>
    (!isOfBoth && saysTwoNames(said)) || ofAnother.test(said.plain) || isSpelledOtherwise(said.plain, value),
  motherName: (said, value, isOfBoth) =>
    (!isOfBoth && saysTwoNames(said)) || ofOneself.test(said.plain) || isSpelledOtherwise(said.plain, value),
  number: ({ plain }) => twoNumbers.test(plain),
  complement: ({ plain }, value) => corrected.test(plain) || omitsDoor(plain, value),
  dueDate: ({ plain }) => firstOrLast.test(plain),
  plan: ({ plain }) => ifSo.test(plain),
  offer: ({ plain }) => ifSo.test(plain),
  document: ({ plain }) => isAboutOthers(plain),
}

const asks = /\?|\bquanto\b(?! antes| mais| menos)|\b(?:quem|quando|onde|qual)\s*$|^\W*(?:qual|quais|quanto|como)\b/i
/** Matches 'Quem assina é o dono, o nome dele é …' */
const ofAnother = /\bnome d(?:ele|ela)\b/
/** Whether the spelling differs: 'Cristina com dois esses não, é com um só', 'Souza com s', but not 'Zanardi com z' */
function isSpelledOtherwise(plain: string, value: Value): boolean {
  const name = typeof value === 'string' ? plainWords(value) : ''
  const letters = [...plain.matchAll(/\bcom ([b-df-hj-np-z])\b/g)].map(([, letter = '']) => letter)
  return counted.test(plain) || letters.some((letter) => !name.includes(letter))
}
const counted = /[a-z]\*|\bcom (?:dois|duas|1|2|um|uma)\b/
/** Matches 'Agora assino só …' */
const ofOneself = /\bassino\b|\b(?:meu|de) nome\b|\bsobrenome\b/
/** Matches 'Apto 12, aliás, 21', 'apto 12 bloco B não, bloco C' */
const corrected = /\d.*\b(?:alias|digo|ops|opa|nao)\b.*(?:\d|\b(?:bloco|bl|torre) )/
/** Whether a complement leaves out where the door is: '' for 'casa, na parte de trás', 'bloco b' for 'o apto é o 12 e o bloco é b' */
const omitsDoor = (plain: string, value: Value) =>
  value === ''
    ? behind.test(plain)
    : typeof value === 'string' && value.startsWith('bloco') && unit.test(plain) && !unit.test(plainWords(value))
const behind = /\b(?:parte de (?:tras|cima|baixo)|nos fundos|em cima d|embaixo d)/
const unit = /\bap(?:to|artamento|e)?\b.{0,8}\d/
/** Matches 'O primeiro que tiver depois' */
const firstOrLast = /\b(?:primeir[oa]|ultim[oa]) que\b/
const ifSo = /\b(?:se|caso|desde que|contanto)\b/
/** Matches 'Na placa tá 87, mas o correio acha pelo 78A' */
const twoNumbers = /\d.*\b(?:mas|porem|so que)\b.*\d/
