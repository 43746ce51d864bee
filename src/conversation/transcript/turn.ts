import type { Key } from '../../content/questions/answers.ts'
import type { Look } from '../../content/flows/screen.ts'

/** The assistant's words at the head of a turn: a question, or why the last answer was refused. */
export type Head = { head: 'ask' | 'err'; text: string }

/** A valid answer: sent, waiting for a connection, or about to be asked again because of a change. */
export type Answered = { answer: string; mark: 'sent' | 'held' | 'depends'; on: Key | null; editable: boolean }

export type CardName = 'address' | 'coverage' | 'noCoverage'

/** One piece of the conversation. All its values are primitive, so that unchanged turns compare equal. */
export type Turn = { id: string } & (
  | { kind: 'greeting' }
  /** For a visitor who returns: the order so far, to continue or to begin anew. */
  | { kind: 'cameBack' }
  | ({ kind: 'said' } & Head)
  | { kind: 'told'; text: string }
  | ({ kind: 'refused'; said: string } & Head)
  | ({ kind: 'qa'; name: Key } & Head & Answered)
  | ({ kind: 'edit'; name: Key; question: string } & Head)
  | { kind: 'picked'; text: string; answer: string }
  | { kind: 'side'; said: string; reply: string }
  /** Answers from a sentence, for the visitor to confirm. */
  | { kind: 'noted'; text: string }
  | { kind: 'card'; card: CardName }
  | { kind: 'wait'; text: string; error: string | null }
  /** `thanks` remarks on the answer before. `ready` is set once the facts that its input shows are loaded. */
  | {
      kind: 'now'
      name: Key
      text: string
      thanks: string | null
      kick: 'back' | 'again' | null
      tries: number
      ready: boolean
    }
  | { kind: 'quiz'; question: string; text: string; at: number; of: number }
  /** `text` is the line under the title. */
  | { kind: 'stop'; look: Look; title: string; text: string }
)

/** The id of the turn that says why the last answer was refused, and of its text. */
export const reminderId = 'reminded'
export const refusalId = (name: Key) => `${name}:err`

/** The props of the component that renders this kind of turn. */
export type TurnOf<K extends Turn['kind']> = Extract<Turn, { kind: K }>

/** Whether two turns render the same. */
export function sameTurn(a: Turn, b: Turn): boolean {
  if (a === b) return true
  const [now, before] = [Object.entries(a), new Map(Object.entries(b))]
  return now.length === before.size && now.every(([name, value]) => before.get(name) === value)
}
