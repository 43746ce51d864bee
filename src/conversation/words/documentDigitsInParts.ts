import type { Key } from '../../content/questions/answers.ts'
import { readAnswers } from '../../funnel/answers/readAnswers.ts'
import type { Aside, Funnel } from '../../funnel/state.ts'

/** The digits so far, by the reply that asks for the rest; in memory only, and valid until the next message. */
const begun = new WeakMap<Aside, string>()

function begunIn({ asides }: Funnel): string | undefined {
  const last = asides.at(-1)
  return last && begun.get(last)
}

/** The whole document, if a line has its last part: '529982' and then '24725' */
export function documentEnded(funnel: Funnel, key: Key, text: string, now: Date): string | null {
  const before = begunIn(funnel)
  if (before === undefined || key !== 'document') return null
  const whole = `${before}${digitsOf(text)}`
  return readAnswers({ document: whole }, now).refused.document === undefined ? whole : null
}

/** Remembers a part of a document after the reply that asks for the rest. */
export function documentBegun(before: Funnel, after: Funnel, text: string) {
  const asks = after.asides.at(-1)
  if (asks) begun.set(asks, `${begunIn(before) ?? ''}${digitsOf(text)}`)
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
