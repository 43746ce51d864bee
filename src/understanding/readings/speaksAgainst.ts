import type { Answers, Key } from '../../content/questions/answers.ts'
import { isAboutOthers } from '../aboutOthersOrUnsure.ts'
import { normalized, type Said } from '../normalizeText.ts'
import { isYesNo } from '../readValue.ts'
import { saysTwoNames } from '../values/name.ts'
import { isConditional } from '../values/yesNo.ts'

/** Whether words speak against an answer that is learned to be sure: it is asked back. */
export function speaksAgainst(ask: Key, text: string, { agency }: Answers): boolean {
  const said = normalized(text)
  const doubts = isYesNo(ask) ? ofYesNo : ofOthers[ask]
  return doubts?.(said) === true || (ask === 'account' && agency !== undefined && digitsOf(text) === digitsOf(agency))
}
const digitsOf = (text: string) => text.replace(/\D/g, '')

const ofYesNo = ({ text, plain }: Said) =>
  isConditional(plain) || asks.test(text) || turns.test(text) || text.includes('@')
const ofOthers: { [K in Key]?: (said: Said) => boolean } = {
  name: (said) => saysTwoNames(said) || ofAnother.test(said.plain),
  motherName: (said) => saysTwoNames(said) || ofOneself.test(said.plain),
  number: ({ plain }) => twoNumbers.test(plain),
  complement: ({ plain }) => corrected.test(plain),
  plan: ({ plain }) => ifSo.test(plain),
  offer: ({ plain }) => ifSo.test(plain),
  document: ({ plain }) => isAboutOthers(plain),
}

const asks = /\?|\bquanto\b(?! antes| mais| menos)|\b(?:quem|quando|onde|qual)\s*$|^\W*(?:qual|quais|quanto|como)\b/i
/** A yes or a no that is taken back: 'não mand... ah quer saber, manda sim'. */
const turns = /\.\.\.|\b(?:quer saber|pensando bem|pensei melhor)\b/i
/** 'Quem assina é o dono, o nome dele é …' */
const ofAnother = /\bnome d(?:ele|ela)\b/
/** 'Agora assino só …' */
const ofOneself = /\bassino\b|\b(?:meu|de) (?:sobre)?nome\b|\bsobrenome de (?:casad|solteir)/
/** 'Apto 12, aliás, 21' */
const corrected = /\d.*\b(?:alias|digo|ops|opa|nao)\b.*\d/
const ifSo = /\b(?:se|caso|desde que|contanto)\b/
/** 'Na placa tá 87, mas o correio acha pelo 78A' */
const twoNumbers = /\d.*\b(?:mas|porem|so que)\b.*\d/
