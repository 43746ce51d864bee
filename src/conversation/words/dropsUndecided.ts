import { keysIn, type Key } from '../../content/questions/answers.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { sayAnswer } from '../../funnel/answers/showAnswer.ts'
import type { ChatActions, Heard } from './chatActions.ts'

/** Drops what was read back but is not decided: 'ainda não decidi o pagamento', 'calma, eu só perguntei' */
export function dropsUndecided(voice: ChatActions, key: Key, text: string): Heard | null {
  const { noted } = voice.now()
  const named = keysIn(choices).filter((one) => choices[one]?.test(text))
  const isToKnow = named.some((one) => one !== 'schedule' && one !== 'dueDate') && wantsToKnow.test(text)
  const isAsked = onlyAsked.test(text) || isToKnow
  if (!noted || !(undecided.test(text) || (isAsked && !agrees.test(text)))) return null
  const open = keysIn(noted.raw).filter((one) => choices[one] !== undefined)
  const gone = open.filter((one) => named.length === 0 || named.includes(one))
  if (gone.length === 0) return null
  const left = keysIn(noted.raw).filter((one) => !gone.includes(one))
  voice.note(left.length > 0 ? { ...noted, raw: Object.fromEntries(left.map((one) => [one, noted.raw[one]])) } : null)
  return text.includes('?') ? null : voice.aside(key, sayAnswer(key, text), notAnAnswerTexts.dropped)
}

const undecided = /(?<!\p{L})(?:n[ãa]o|n) (?:decidi|escolhi|defini|resolvi)(?!\p{L})/iu
const onlyAsked =
  /(?<!\p{L})s[óo] (?:perguntei|(?:t[ôo]|estou|estava|tava) (?:perguntando|vendo|olhando)|(?:queria|quero) saber(?:\W*$| se tem))(?!\p{L})(?!.*pode ser)/iu
const wantsToKnow = /(?<!\p{L})s[óo] (?:queria|quero) saber(?!\p{L})/iu
const agrees =
  /^\W*(?:sim|isso|confere|certo|ok|t[áa] (?:certo|bom))(?!\p{L})|(?<!n[ãa]o |resto |nome |\p{L})confere\W*$/iu

/** The answers that may be open, each with the words that name it. */
const choices: { [K in Key]?: RegExp } = {
  plan: /plano|mega|giga|\d00/i,
  offer: /plano|oferta|mega|giga|\d00/i,
  directDebit: /pag|boleto|d[ée]bito/i,
  dueDate: /venc|dia(?! d[ae] (?:visita|instala))/i,
  schedule: /visita|instala|t[ée]cnico/i,
}
