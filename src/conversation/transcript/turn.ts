import type { Key } from '../../content/questions/answers.ts'
import type { Look } from '../../content/flows/screen.ts'

/** What the assistant says at the head of a turn: a question, or why the last answer was refused. */
export type Head = { head: 'ask' | 'err'; text: string }

/** An answer that stands: sent, kept until the line is back, or about to be asked again because of a change. */
export type Answered = { answer: string; mark: 'sent' | 'held' | 'depends'; on: Key | null; editable: boolean }

export type CardName = 'address' | 'coverage' | 'noCoverage'

/** One piece of the conversation. All its values are plain, so that an unchanged turn can be recognised. */
export type Turn = { id: string } & (
  | { kind: 'greeting' }
  /** To a visitor who comes back: what is kept, to go on with or to begin anew. */
  | { kind: 'cameBack' }
  | ({ kind: 'said' } & Head)
  | { kind: 'told'; text: string }
  | ({ kind: 'refused'; said: string } & Head)
  | ({ kind: 'qa'; name: Key } & Head & Answered)
  | ({ kind: 'edit'; name: Key; question: string } & Head)
  | { kind: 'picked'; text: string; answer: string }
  | { kind: 'side'; said: string; reply: string }
  /** Answers from a sentence, which the visitor has to confirm. */
  | { kind: 'noted'; text: string }
  | { kind: 'card'; card: CardName }
  | { kind: 'wait'; text: string; error: string | null }
  /** `thanks` is a word about the answer before. `ready` once the facts that its input shows are there. */
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

/** The turn that says why the last answer was refused, and the id of its words. */
export const refusalId = (name: Key) => `${name}:err`

/** The part of a turn that a renderer of its kind gets. */
export type TurnOf<K extends Turn['kind']> = Extract<Turn, { kind: K }>

/** Whether two turns show the same. */
export function sameTurn(a: Turn, b: Turn): boolean {
  if (a === b) return true
  const [now, before] = [Object.entries(a), new Map(Object.entries(b))]
  return now.length === before.size && now.every(([name, value]) => before.get(name) === value)
}
