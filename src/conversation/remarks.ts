import type { Key } from '../content/answers.ts'
import { secondRefusal } from '../content/chatTexts.ts'
import type { Aside } from '../funnel/slice.ts'
import type { Head, Turn } from './turn.ts'

export type Remarks = {
  turns: Turn[]
  /** What the answer that follows is said to: the question, or the last refusal. */
  head: Head
  tries: number
  /** Whether the last thing said was a question the other way. */
  returning: boolean
}

/** What happened before a question got its answer: refused tries, and questions the other way. The same for the same asides. */
export function remarksAbout(key: Key, question: string, asides: readonly Aside[] = none): Remarks {
  const known = remembered.get(asides)
  if (known?.key === key && known.question === question) return known.remarks
  const remarks = readRemarks(key, question, asides)
  remembered.set(asides, { key, question, remarks })
  return remarks
}

export const sideOf = ({ said, reply }: Aside, id: string): Turn => ({ kind: 'side', id, said, reply })

const none: readonly Aside[] = []
const remembered = new WeakMap<readonly Aside[], { key: Key; question: string; remarks: Remarks }>()

function readRemarks(key: Key, question: string, asides: readonly Aside[]): Remarks {
  const ask: Head = { head: 'ask', text: question }
  const turns: Turn[] = []
  let now: Omit<Remarks, 'turns'> = { head: ask, tries: 0, returning: false }
  for (const [index, aside] of asides.entries()) {
    const id = `${key}:${index}`
    if (aside.kind === 'side') {
      if (!now.returning) turns.push({ kind: 'said', id: `${id}:asked`, ...now.head })
      turns.push(sideOf(aside, id))
      now = { head: ask, tries: now.tries, returning: true }
    } else {
      turns.push({ kind: 'refused', id, ...now.head, said: aside.said })
      now = { head: { head: 'err', text: aside.kind === 'repair' && now.tries > 0 ? secondRefusal(key) : aside.reply }, tries: now.tries + 1, returning: false }
    }
  }
  return { turns, ...now }
}
