import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shortQuestions } from '../../src/content/faq/shortQuestions.ts'
import { everyEntry } from '../../src/content/faq/everyEntry.ts'
import { isKey } from '../../src/content/questions/answers.ts'
import { conversationPlace } from '../../src/understanding/meaning/conversationPlace.ts'
import { corpus, type Row } from './corpus.ts'
import { strangersSets } from './strangers.ts'

/** A line, the question of the table or the kind of talk that it is, and where in an order it was said. */
export type MeantLine = { id: string; text: string; place?: string }

/** A line said at a place, and whether it answers what was asked there. */
type SaidLine = { place: string; text: string; isAnswer: boolean }

const folder = join(import.meta.dirname, '../../tests/understanding/meant')

/**
 * Phrasings of each question: of the table, at an open question, and collected ones; and answers, which ask nothing.
 */
export const meantLines = (): MeantLine[] => [
  ...corpus().flatMap(({ text, expect, ask }) =>
    isOnlyAnswer(expect) ? [{ id: 'answer', text }] : topicsOf(expect).map((id) => ({ id, text, ...placeOf(ask) })),
  ),
  ...everyEntry.flatMap(({ id, question, alike }) => [question, ...alike].map((text) => ({ id, text }))),
  ...Object.values(shortQuestions).flatMap((phrases) =>
    Object.entries(phrases).flatMap(([id, texts]) => texts.split(';').map((text) => ({ id, text }))),
  ),
  ...readdirSync(folder)
    .filter((file) => file !== asked && file !== answered)
    .toSorted()
    .flatMap((file) => rowsOf(file).map(([id = '', ...text]) => ({ id, text: text.join('\t') }))),
  ...rowsOf(asked).map(([place = '', id = '', text = '']) => ({ place, id, text })),
  ...answeredLines()
    .map(({ place, id, text }) => ({ place, id, text }))
    .filter(({ id }) => id !== unlisted),
]

/** Lines said at a place, what they mean, and the answer in them as it would be noted. */
export const answeredLines = () =>
  rowsOf(answered).map(([place = '', id = '', noted = '', text = '']) => ({
    place,
    id,
    text,
    noted: noted === '-' ? null : noted,
  }))

/** Lines said at a question, of which it is known whether they answer it. */
export const saidLines = (): SaidLine[] =>
  [
    ...answeredLines().map(({ place: ask, text, noted }) => ({ ask, text, isAnswer: noted !== null })),
    ...[...corpus(), ...strangersSets().flatMap(({ lines }) => lines)].map(({ ask, text, expect }) => ({
      ask,
      text,
      isAnswer: [expect].flat()[0]?.answers?.[ask] !== undefined,
    })),
  ].flatMap(({ ask, ...line }) => (isKey(ask) ? [{ ...line, place: conversationPlace(ask, null) ?? ask }] : []))

/** A line, what was read back before it, and whether it agrees to that ('yes'), denies some ('no') or neither ('open'). */
export type ReplyLine = { label: string; place: string; text: string }

/** Lines said once something was read back: of one set, or of all. */
export const replyLines = (only?: string): ReplyLine[] =>
  setsIn('../readBacks', only).map(([label = '', place = '', text = '']) => ({ label, place, text }))

/** Lines said once the whole order was shown: 'accept' where they accept it. */
export const reviewLines = (only?: string): ReplyLine[] =>
  setsIn('../acceptances', only).map(([label = '', text = '']) => ({ label, place: '', text }))

const setsIn = (sets: string, only?: string) =>
  readdirSync(join(folder, sets))
    .filter((file) => only === undefined || file === only)
    .toSorted()
    .flatMap((file) => rowsOf(join(sets, file)))

/** What was asked or said where; and with the answer in it, '-' where there is none. */
const [asked, answered] = ['asked.txt', 'answered.txt']

/** What means nothing of the list. */
const unlisted = '?'

const rowsOf = (file: string) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => row.split('\t'))

/** The one question of the table that a line asks. */
const topicsOf = (expect: Row['expect']) => {
  const found = [expect].flat().map(({ topic }) => topic)
  return found.length === 1 ? found.filter((topic) => typeof topic === 'string') : []
}
const placeOf = (ask: string) => (isKey(ask) ? { place: conversationPlace(ask, null) ?? ask } : {})

const isOnlyAnswer = (expect: Row['expect']) =>
  [expect].flat().every(({ answers, topic }) => answers !== undefined && topic === undefined)
