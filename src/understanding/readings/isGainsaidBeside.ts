import type { Key } from '../../content/questions/answers.ts'
import { isYesNo } from '../readValue.ts'
import type { Span } from './span.ts'
import { isOf, type Line, type Token } from './lineTokens.ts'

/** A span with the tokens beside it, the text before it and the text from it on. */
type Beside = Span & {
  before: Token | undefined
  next: Token | undefined
  second: Token | undefined
  words: readonly Token[]
  ahead: string
  onward: string
  /** The text after its last token. */
  behind: string
}

/** Whether the adjacent words change the meaning of a span. */
export function isGainsaidBeside(span: Span, { said, tokens }: Line): boolean {
  const { key, from, to } = span
  const [first, last] = [tokens[from], tokens[to - 1]]
  const beside: Beside = {
    ...span,
    before: tokens[from - 1],
    next: tokens[to],
    second: tokens[to + 1],
    words: tokens.slice(from, to),
    ahead: said.plain.slice(0, first?.from),
    onward: said.plain.slice(first?.from),
    behind: said.plain.slice(last?.to),
  }
  return ofAny.some((is) => is(beside)) || gainsaid[key]?.(beside) === true
}

const isCounted = ({ next }: Beside) => next !== undefined && counted.test(next.word)

const ofAny: readonly ((beside: Beside) => boolean)[] = [
  // 'n º' is a number, no 'não'
  ({ key, value, words, next }) =>
    (isYesNo(key) || value === '') && [...words, next].some((token) => /^[º°]$/.test(token?.word ?? '')),
  ({ value, words, next }) => value === true && words.at(-1)?.word === 'quero' && wantsOther.test(next?.word ?? ''),
]

const ofPlan = ({ ahead, onward }: Beside) => isUnwanted.test(ahead) || isLaterPrice.test(onward)
const ofName = ({ behind }: Beside) => ofCompany.test(behind)
const ofPlot = ({ value, led, next }: Beside) => letterWords.has(value) && led === 'none' && next?.kind === 'word'

const gainsaid: { [K in Key]?: (beside: Beside) => boolean } = {
  directDebit: ({ words, before, next, ahead, onward }) =>
    before?.word === 'nao' ||
    ((words.length < 3 || before?.word === 'tenho' || isWayToPay(words[0])) && isDenied.test(ahead)) ||
    (next?.word === 'nao' && isWayToPay(words.at(-1))) ||
    (words.at(-1)?.word === 'nao' && next?.kind === 'word' && !isWayToPay(next)) ||
    isSwapped.test(onward),
  plan: ofPlan,
  offer: ofPlan,
  name: ofName,
  motherName: ofName,
  schedule: ({ ahead }) => isBound.test(ahead),
  block: ofPlot,
  lot: ofPlot,
  complement: (beside) =>
    (beside.value === '' && beside.words[0]?.word === 'casa' && beside.before?.word === 'da') || isCounted(beside),
  dueDate: (beside) => isCounted(beside) || isNoDueDay(beside),
  number: (beside) => isCounted(beside) || isNoHouse(beside),
}

function isNoDueDay({ words, before, next, second, led, ahead }: Beside): boolean {
  const [first] = words
  return (
    before?.word === 'nao' ||
    (first?.word === 'primeiro' && before?.kind === 'word' && !ofDay.has(before.word)) ||
    (/^uma?$/.test(first?.word ?? '') && before?.word !== 'dia') ||
    ofOtherDay.test(ahead) ||
    unwantedDay.test(ahead) ||
    (led === 'none' &&
      ((before !== undefined && isOf('UNIT')(before)) ||
        (next?.word === 'de' && second !== undefined && isOf('MONTH')(second)) ||
        happens.test(ahead)))
  )
}

function isNoHouse({ value, words, before, next, second, led }: Beside): boolean {
  if (before !== undefined && ofDoor.has(before.word)) return true
  if (next?.kind !== 'word') return false
  const [first] = words
  const isHour = hours.has(next.word) || (next.word === 'da' && second !== undefined && isOf('PERIOD')(second))
  const isOne = first?.word === 'um' || (first?.word === 'uma' && second?.kind === 'word')
  const isArticle = words.length === 1 && isOne && led !== 'own'
  return isHour || isArticle || (value === 's/n' && first?.word === 'nao' && lacked.has(next.word))
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
  /\b(?:(?:depois|apos|antes) d[aeo]|(?:vivo|claro|net|luz|agua|aluguel|cartao|escola|firma) [^\d,.;!?]{0,12}?(?:n?o)?)(?: ?dia)? ?$/
/** Words before a due day; 'Quero ver os planos primeiro' names none. */
const ofDay = new Set(['dia', 'no', 'o', 'todo', 'ser', 'quero', 'prefiro'])
/** Matches the beginning of 'Não quero dia 10' */
const unwantedDay =
  /\bnao (?:quero|posso|consigo|da|serve|gosto|bota|poe|coloca|deixa|marca)(?: (?:me|n?o|d[oe]|pagar|que|seja|pra|pro|para|em|serve))* ?(?:dia )?$/
/** Matches the beginning of 'Eu me mudo dia 15' */
const happens =
  /\b(?:mud(?:o|ei|amos)|mudar|viaj\w+|nasc\w+|caso|instal\w+|receb\w+|cheg\w+|ca(?:i|em)|entra|pinga|atras\w+|salario)\b(?:(?! [ie]ntao )[^,.;!?\d]){0,25}$/
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
