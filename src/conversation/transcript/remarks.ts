import type { Key } from '../../content/questions/answers.ts'
import { refusedAgain } from '../../content/texts/chatTexts.ts'
import type { Aside } from '../../funnel/state.ts'
import type { Head, Turn } from './turn.ts'

export type Remarks = {
  turns: Turn[]
  /** The head of the answer that follows: the question, or the last refusal. */
  head: Head
  tries: number
  /** Whether the last thing said was a question the other way. */
  returning: boolean
}

/**
 * What happened before a question got its answer: side questions, and the last refused try, which ends with the answer.
 * The same asides give the same object.
 */
export function remarksAbout(key: Key, question: string, asides: readonly Aside[] = none, isOpen = true): Remarks {
  const known = remembered.get(asides)
  if (known?.key === key && known.question === question && known.isOpen === isOpen) return known.remarks
  const remarks = readRemarks(key, question, asides, isOpen)
  remembered.set(asides, { key, question, isOpen, remarks })
  return remarks
}

export const sideOf = ({ said, reply }: Aside, id: string): Turn => ({ kind: 'side', id, said, reply })

const none: readonly Aside[] = []
const remembered = new WeakMap<readonly Aside[], { key: Key; question: string; isOpen: boolean; remarks: Remarks }>()

function readRemarks(key: Key, question: string, asides: readonly Aside[], isOpen: boolean): Remarks {
  const head: Head = { head: 'ask', text: question }
  const sides = asides.flatMap((aside, index) => (aside.kind === 'side' ? [sideOf(aside, `${key}:${index}`)] : []))
  const turns: Turn[] = sides.length > 0 ? [{ kind: 'said', id: `${key}:asked`, ...head }, ...sides] : []
  const tries = asides.length - sides.length
  const last = asides.at(-1)
  if (!last || last.kind === 'side' || !isOpen) return { turns, head, tries, returning: last?.kind === 'side' }
  turns.push({ kind: 'refused', id: `${key}:refused`, ...head, said: last.said })
  return { turns, head: { head: 'err', text: reasonOf(key, last, tries) }, tries, returning: false }
}

/** The reason, from the second time on with an example to copy. */
const reasonOf = (key: Key, { kind, reply }: Aside, tries: number) =>
  kind === 'repair' && tries > 1 ? refusedAgain(key, reply) : reply
