import { isName, isOfPlan, isYesNo } from '../readValue.ts'
import type { Span } from './span.ts'
import { isOf, type Line, type Token } from './lineTokens.ts'

/** Whether the adjacent words change the meaning of a span. */
export function isGainsaidBeside(span: Span, { said, tokens }: Line): boolean {
  const { key, from, to, value, led } = span
  const [before, next, second] = [tokens[from - 1], tokens[to], tokens[to + 1]]
  if ((isYesNo(key) || value === '') && tokens.slice(from, to + 1).some(({ word }) => word === 'º' || word === '°'))
    return true
  if (value === true && tokens[to - 1]?.word === 'quero' && next !== undefined && wantsOther.test(next.word))
    return true
  if (key === 'directDebit')
    return (
      before?.word === 'nao' ||
      ((to - from < 3 || before?.word === 'tenho' || isWayToPay(tokens[from])) &&
        isDenied.test(said.plain.slice(0, tokens[from]?.from))) ||
      (next?.word === 'nao' && isWayToPay(tokens[to - 1])) ||
      (tokens[to - 1]?.word === 'nao' && next?.kind === 'word' && !isWayToPay(next)) ||
      isSwapped.test(said.plain.slice(tokens[from]?.from))
    )
  if (isOfPlan(key))
    return (
      isUnwanted.test(said.plain.slice(0, tokens[from]?.from)) ||
      isLaterPrice.test(said.plain.slice(tokens[from]?.from))
    )
  if (isName(key)) return ofCompany.test(said.plain.slice(tokens[to - 1]?.to))
  if (key === 'schedule') return isBound.test(said.plain.slice(0, tokens[from]?.from))
  if ((key === 'block' || key === 'lot') && letterWords.has(value) && led === 'none') return next?.kind === 'word'
  if (value === '' && tokens[from]?.word === 'casa' && before?.word === 'da') return true
  if (
    key === 'dueDate' &&
    (before?.word === 'nao' ||
      (tokens[from]?.word === 'primeiro' && before?.kind === 'word' && !ofDay.has(before.word)))
  )
    return true
  if (key === 'dueDate' && /^uma?$/.test(tokens[from]?.word ?? '') && before?.word !== 'dia') return true
  if ((key === 'dueDate' || key === 'number' || key === 'complement') && next !== undefined && counted.test(next.word))
    return true
  if (key === 'dueDate' && ofOtherDay.test(said.plain.slice(0, tokens[from]?.from))) return true
  if (key === 'dueDate' && led === 'none')
    return (
      (before !== undefined && isOf('UNIT')(before)) ||
      (next?.word === 'de' && second !== undefined && isOf('MONTH')(second)) ||
      happens.test(said.plain.slice(0, tokens[from]?.from))
    )
  if (key === 'number' && before !== undefined && ofDoor.has(before.word)) return true
  if (key !== 'number' || next?.kind !== 'word') return false
  const isHour =
    hours.has(next.word) ||
    counted.test(next.word) ||
    (next.word === 'da' && second !== undefined && isOf('PERIOD')(second))
  const isOne = tokens[from]?.word === 'um' || (tokens[from]?.word === 'uma' && second?.kind === 'word')
  const isArticle = to - from === 1 && isOne && led !== 'own'
  const isOtherLack = value === 's/n' && tokens[from]?.word === 'nao' && lacked.has(next.word)
  return isHour || isArticle || isOtherLack
}

/** Matches the word after 'quero' that makes it no yes: 'quero responder de novo', 'quero outra data' */
const wantsOther = /^(?:responder|mudar|trocar|corrigir|alterar|falar|saber|desistir|cancelar|voltar|outr[oa]s?)$/
/** Letters of a block or a lot that are words too: 'É a casa do portão azul' */
const letterWords = new Set<unknown>(['A', 'E', 'O'])
/** Matches 'Moda Bella Confecções Ltda' */
const ofCompany = /^[^,;.!?]*\b(?:ltda|eireli|epp)\b/
/** Whether a token is a way to pay, so that 'Boleto não!' refuses it. */
export const isWayToPay = (token?: Token) => token !== undefined && /^(?:boleto|debito|automatico)$/.test(token.word)

/** Matches the beginning of 'Não quero o de 700', 'tô na dúvida entre o de 500 e o de 600' */
const isUnwanted =
  /\bnao (?:quero|queria|gostei|gosto|curti|vou|fico|preciso|pego|serve)(?: (?:mais|de|do|no|com|o|a|esse|essa|pegar|ficar)){0,3} ?$|\b(?:duvida|entre) (?:(?:entre|de|do|o|a|e|ou|\d+|megas?|gigas?) )*$/
/** Matches the end of 'Antes era 149,99 depois do ano' */
const isLaterPrice = /^\D{0,4}\d+,\d\d depois\b/
/** Matches the beginning of 'Minha mãe não quer débito' */
const isDenied = /\b(?:(?:nao|nem|sem|nunca)(?: \S+){0,2}|(?:preco|valor|desconto)(?: d[eo])?) ?$/
/** Matches what 'Troca débito por boleto' gives up */
const isSwapped =
  /^(?:(?:d?o|no) )?(?:boleto|debito)(?: automatico| bancario)? (?:por|pelo|pra|pro|para)(?: o)? (?:boleto|debito)\b/
/** Matches the beginning of 'Depois do dia 4' */
const isBound = /\b(?:(?:depois|antes|a partir) d[aeo]|apos|ate|menos|exceto)(?: o)? ?$/
/** Matches the beginning of 'Logo depois do dia 5', 'a da Vivo vence dia 15' */
const ofOtherDay =
  /\b(?:(?:depois|apos|antes) d[aeo]|(?:vivo|claro|luz|agua|aluguel|cartao|escola) vence(?: n?o)?)(?: dia)? ?$/
/** Words before a due day; 'Quero ver os planos primeiro' names none. */
const ofDay = new Set(['dia', 'no', 'o', 'todo', 'ser', 'quero', 'prefiro'])
/** Matches the beginning of 'Eu me mudo dia 15' */
const happens = /\b(?:mud(?:o|ei|amos)|mudar|viaj\w+|nasc\w+|caso|instal\w+|receb\w+|cheg\w+)\b[^,.;!?\d]{0,15}$/
/** Words after other numbers: 'Antes das nove horas', '15 minutinhos', '3 pessoas' */
const hours = new Set(['h', 'hs', 'hrs', 'hora', 'horas'])
const counted =
  /^(?:min|minut\w+|segundos?|dias?|semanas?|mes|meses|anos?|pessoas?|moradores|filh[oa]s?|criancas?|aparelhos?|celular(?:es)?|tvs?|reais|contos?|pila|megas?|gigas?|vez(?:es)?|quartos?|comodos?|gatos?|cachorros?|bruguelos?)$/
/** Words before a number in a complement: 'Apto 12' */
const ofDoor = new Set('apto apartamento ap apt bloco bl torre andar sala loja lote lt quadra qd'.split(' '))
/** Nouns after which a missing number is not the house's: 'Não tenho CPF' */
const lacked = new Set(
  'cpf rg documento email telefone celular conta banco cartao complemento certeza ideia tempo como'.split(' '),
)
