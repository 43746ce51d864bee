import type { Key } from '../../content/questions/answers.ts'
import { normalized } from '../line/normalizeText.ts'
import { inDigits } from '../line/numberWords.ts'
import { isName } from '../readValue.ts'
import { isOf, lineOf, type Token } from '../readings/lineTokens.ts'
import { wordSet } from '../line/smallWords.ts'
import { withComplementPart } from './complementPart.ts'
import { withDatePart, withNumberPart } from './digitPart.ts'
import { withEmailPart } from './emailPart.ts'
import { withNamePart } from './namePart.ts'
import { withVisitPart } from './visitPart.ts'

/** Replaces the part of a value that some words correct: a year of birth, the end of a telephone, a block. */
export function withPart(key: Key, old: string, text: string): string | null {
  const anew = partTold(key, old, text)
  return anew === old ? null : anew
}

function partTold(key: Key, old: string, text: string): string | null {
  const said = normalized(text).text.replace(denied, ' ')
  if (isName(key)) return withNamePart(old, said)
  if (key === 'schedule') return withVisitPart(old, normalized(said).plain)
  if (key === 'email') return withEmailPart(old, normalized(said).plain)
  const told = clausesOf(said).filter(isOnlyPart).join(', ')
  const digits = inDigits(normalized(told).plain)
  if (key === 'birthDate') return withDatePart(old, digits)
  const other = (text.match(denied) ?? []).join('').replace(/\D/g, '')
  if (!old.replace(/\D/g, '').includes(other)) return null
  if (key === 'complement') return withComplementPart(old, told)
  return ofDigits.has(key) ? withNumberPart(key, old, digits, other) : null
}
const ofDigits = new Set<Key>(['cep', 'phone', 'document', 'agency', 'account'])

/** Matches the denied number: 'É 1978 e não 1987' and 'pus 1987, mas é 1978' both mean 1978 */
const denied =
  /,? ?\b(?:e )?n[ãa]o (?:é |era |o |a |em )*\S*\d\S*|\b(?:pus|botei|coloquei|colocado|digitei|escrevi|informei|disse|falei|mandei) (?:o |a |em )*\d\S*|\b(?:em vez|no lugar) d[eo] \S*\d\S*/gi

/** Splits a line into clauses: 'e olha, o telefone é com ddd 35' has two. */
export const clausesOf = (text: string) =>
  text.split(/[,;:!?…]+\s*|\.+(?:\s+|$)|\s+(?=(?:mas|s[óo] que|eu|e [oa]|e meu|e minha)\s)/i)

/** Whether words give only a part of a value, and are about nothing else: 'mas o ano é 1961' */
export const isOnlyPart = (clause: string) =>
  lineOf(clause).tokens.every(
    (token) => token.kind !== 'word' || token.word.length === 1 || isSmall(token) || partWords.has(token.word),
  )
const isSmall: (token: Token) => boolean = isOf(
  ...(['FILL', 'COP', 'CORR', 'CHANGE', 'POLITE', 'WISH', 'NUM', 'MONTH', 'UNIT', 'PAST', 'AND', 'BUT', 'NO'] as const),
)
const partWords = wordSet(
  'final fim termina terminando terminava ultimo ultimos ddd ano mes dia digito digitos algarismos comeco inicio ' +
    'numero numeros data sou nasci nascimento aniversario letra telefone celular cel fone zap whatsapp contato cpf ' +
    'cep conta agencia complemento endereco inverti troquei transpus corrigi digitei pus botei falei disse dei ' +
    'passei coloquei informei escrevi daqui olha sim ordem trocado trocados trocada como esqueci',
)
