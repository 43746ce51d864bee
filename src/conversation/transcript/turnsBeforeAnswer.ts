import type { Key } from '../../content/questions/answers.ts'
import { refusedAgain } from '../../content/texts/chat/chatTexts.ts'
import type { Aside } from '../../funnel/state.ts'
import type { Head, Turn } from './turn.ts'

/** A question in the words of its screen, with an example of an accepted answer. */
type Asked = { key: Key; question: string; example: string | undefined }

export type TurnsBeforeAnswer = {
  turns: Turn[]
  /** The head of the next answer: the question, or the last refusal. */
  head: Head
  tries: number
  /** Whether the last words were a question by the visitor. */
  returning: boolean
}

/** Side questions before an answer, and the last refused try. The same asides return the same object. */
export function turnsBeforeAnswer(asked: Asked, asides: readonly Aside[] = none, isOpen = true): TurnsBeforeAnswer {
  const known = remembered.get(asides)
  const isSame = known?.asked.key === asked.key && known.asked.question === asked.question && known.isOpen === isOpen
  if (isSame) return known.remarks
  const remarks = readRemarks(asked, asides, isOpen)
  remembered.set(asides, { asked, isOpen, remarks })
  return remarks
}

export const sideOf = ({ said, reply }: Aside, id: string): Turn => ({ kind: 'side', id, said, reply })

const none: readonly Aside[] = []
const remembered = new WeakMap<readonly Aside[], { asked: Asked; isOpen: boolean; remarks: TurnsBeforeAnswer }>()

function readRemarks({ key, question, example }: Asked, asides: readonly Aside[], isOpen: boolean): TurnsBeforeAnswer {
  const head: Head = { head: 'ask', text: question }
  const sides = asides.flatMap((aside, index) => (aside.kind === 'side' ? [sideOf(aside, `${key}:${index}`)] : []))
  const turns: Turn[] = sides.length > 0 ? [{ kind: 'said', id: `${key}:asked`, ...head }, ...sides] : []
  const tries = asides.length - sides.length
  const last = asides.at(-1)
  if (!last || last.kind === 'side' || !isOpen) return { turns, head, tries, returning: last?.kind === 'side' }
  turns.push({ kind: 'refused', id: `${key}:refused`, ...head, said: last.said })
  return { turns, head: { head: 'err', text: reasonOf(last, tries, example) }, tries, returning: false }
}

/** The reason; from the second refusal on with an example to copy. */
const reasonOf = ({ kind, reply }: Aside, tries: number, example?: string) =>
  kind === 'repair' && tries > 1 ? refusedAgain(reply, example) : reply
