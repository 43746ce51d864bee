import type { Key } from '../../content/questions/answers.ts'
import { readAnswers } from '../../funnel/answers/readAnswers.ts'
import type { Aside, Funnel } from '../../funnel/state.ts'

/** The digits said so far, by the reply that asks for the rest. They are in memory alone, until anything else is said. */
const begun = new WeakMap<Aside, string>()

function begunIn({ asides }: Funnel): string | undefined {
  const last = asides.at(-1)
  return last && begun.get(last)
}

/** The whole document, where a line has the last part of one: '529982' and then '24725'. */
export function documentEnded(funnel: Funnel, key: Key, text: string, now: Date): string | null {
  const before = begunIn(funnel)
  if (before === undefined || key !== 'document') return null
  const whole = `${before}${digitsOf(text)}`
  return readAnswers({ document: whole }, now).refused.document === undefined ? whole : null
}

/** Remembers a part of a document, once the rest is asked for. */
export function documentBegun(before: Funnel, after: Funnel, text: string) {
  const asks = after.asides.at(-1)
  if (asks) begun.set(asks, `${begunIn(before) ?? ''}${digitsOf(text)}`)
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
