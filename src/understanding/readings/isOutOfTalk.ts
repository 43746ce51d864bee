import { part } from '../line/normalizeText.ts'
import { isBankNamed } from '../values/bank.ts'
import type { Asked, Span } from './span.ts'
import { isOf, type Line, type Token } from './lineTokens.ts'

type Stretch = Pick<Span, 'from' | 'to'>

/** Whether a rare name may begin at a span; not in 'se o preço sobe após doze meses', nor in a longer question. */
export function mayBeRareName({ said, tokens }: Line, { from, to }: Stretch): boolean {
  const isLedIn = /(?:^|[^a-z]) ?(?:e|eh) [ao] $/.test(said.plain.slice(0, tokens[from]?.from))
  const [before, after] = [isLedIn ? undefined : tokens[from - 1], tokens[to]]
  if (before?.kind === 'word' && !opens(before)) return false
  return !after || after.kind === 'sign' || goesOn(after) || !/^[^.,;!?]*\?/.test(said.plain.slice(after.from))
}
const opens = (token: Token) => token.word === 'ta' || isOf('POLITE', 'YES', 'COP', 'CORR')(token)
const goesOn = isOf('AND', 'BUT')

/** Whether a bank's name is only ordinary words: 'eu saio do plantão', 'volta pro boleto com o de 700' */
export function isBankOfTalk({ key, from, to }: Span, { ask }: Asked, { said, tokens }: Line): boolean {
  if (key !== 'bank') return false
  const [before, words, after] = [
    part(said, 0, tokens[from]?.from),
    part(said, tokens[from]?.from ?? 0, tokens[to - 1]?.to),
    part(said, tokens[to - 1]?.to ?? 0),
  ].map(({ plain }) => plain)
  const others = tokens.filter((token, at) => (at < from || at >= to) && token.kind !== 'sign' && !saysLittle(token))
  const isAlone = ask === key && others.length === 0 && tokens.length - (to - from) <= most
  return !isAlone && !isBankNamed(before ?? '', words ?? '', after ?? '')
}
/** The most further words of an answer; 'Fibra é o que eu quero' has more. */
const most = 3
const saysLittle = isOf('FILL', 'COP', 'POLITE', 'WISH', 'AND', 'YES', 'BANK', 'REFUSE')
