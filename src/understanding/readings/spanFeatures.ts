import type { Key } from '../../content/questions/answers.ts'
import { isName, isOfPlan, isYesNo } from '../readValue.ts'
import { evidenceFor } from './spanEvidence.ts'
import { usualNames } from '../values/usualNames.ts'
import type { Readable } from './readings.ts'
import type { Span } from './span.ts'
import { isOf, type Token } from './lineTokens.ts'

/** Features of one span: question, label, form, length, rival questions, and the known answer. */
export function spanFeatures(readable: Readable, span: Span, rest: number): string[] {
  const { line, asked } = readable
  const { key, led, isPlain, from, to, grows } = span
  const tokens = line.tokens.slice(from, to)
  const own = key === asked.ask ? 'own' : 'oth'
  const text = line.said.text.slice(tokens[0]?.from, tokens.at(-1)?.to)
  const digits = Math.min(text.replace(/\D/g, '').length, 12)
  const known = asked.known[key]
  const told = known === undefined ? 'new' : JSON.stringify(known) === JSON.stringify(span.value) ? 'echo' : 'other'
  const evidence = evidenceFor(readable, span)
  const whole = from === 0 && to === line.tokens.length ? 'whole' : rest === 0 ? 'all' : 'part'
  return [
    `${key} ${own} ${led} ${isPlain}`,
    `${own} ${led} ${isPlain}`,
    `${own} ${whole} ${key}`,
    `${own} ${whole} ${isPlain}`,
    `${key} d${digits} ${own}`,
    span.isLoose ? `${key} loose` : `${key} t${Math.min(to - from, 6)} ${own}`,
    `${own} grows${grows}`,
    `${key} grows${grows}`,
    `${own} ${told}`,
    `${key} ${told}`,
    `${key} ${asked.ask}`,
    `${own} ${evidence}`,
    `${key} ${own} ${evidence}`,
    ...rivalKeys(readable, span).map((rival) => `${key} over ${rival} ${rival === asked.ask}`),
    ...(isName(key) ? nameFeatures(readable, span, tokens, text, own, whole) : []),
    ...(isYesNo(key) || isByWords(key)
      ? tokens.map(({ word }) => `${key} w ${word} ${isByWords(key) ? '' : JSON.stringify(span.value)}`)
      : []),
  ]
}

const isByWords = (key: Key) => isOfPlan(key) || key === 'bank'

/** The other questions that the same words answer. */
function rivalKeys({ spans }: Readable, { key, from, to }: Span): string[] {
  const same = spans.filter((other) => other.value !== null && other.from === from && other.to === to)
  return [...new Set(same.map((other) => other.key))].filter((other) => other !== key)
}

function nameFeatures(
  { line }: Readable,
  { from, to, led }: Span,
  tokens: readonly Token[],
  text: string,
  own: string,
  whole: string,
): string[] {
  const words = text.split(/\s+/)
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length - 1
  const usual = Math.min(tokens.filter((token) => usualNames.has(token.word) || isOf('NAME')(token)).length, 2)
  const other = tokens.filter(({ classes }) => classes.some((each) => !/^(NAME|FILL|AND|COP)$/.test(each))).length
  const [before, after] = [line.tokens[from - 1], line.tokens[to]].map(sideOf)
  const beside = [before, after].filter((each) => each === 'word').length
  return [
    `name beside ${before}`,
    `name after ${after}`,
    `name cap${capitals} beside ${beside}`,
    `name cap${capitals} ${led}`,
    `name usual${usual} ${own} ${led}`,
    `name usual${usual} cap${capitals} ${whole}`,
    `name class${Math.min(other, 2)}`,
    `name n${words.length} ${own}`,
    ...tokens.flatMap(({ word }) => [`name w ${word}`, `name end ${word.slice(-3)}`]),
  ]
}

function sideOf(token: Token | undefined): string {
  if (token === undefined || token.kind === 'sign') return 'end'
  return token.kind === 'word' && token.classes.length === 0 ? 'word' : (token.classes[0] ?? token.kind)
}
