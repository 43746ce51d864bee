import { shortQuestions } from '../../src/content/faq/shortQuestions.ts'
import { everyEntry } from '../../src/content/faq/everyEntry.ts'
import { isKey } from '../../src/content/questions/answers.ts'
import { conversationPlace } from '../../src/understanding/meaning/conversationPlace.ts'
import { corpus, filesIn, linesIn, type Row } from './corpus.ts'
import { strangersSets } from './strangers.ts'

/** A line, its question of the table or kind of talk, and its place in an order. */
export type MeantLine = { id: string; text: string; place?: string }

/** A line said at a place, and whether it answers the question there. */
type SaidLine = { place: string; text: string; isAnswer: boolean }

/** Phrasings of each question, from the table, at open questions and collected ones, and mere answers. */
export const meantLines = (): MeantLine[] => [
  ...corpus().flatMap(({ text, expect, ask }) =>
    isOnlyAnswer(expect) ? [{ id: 'answer', text }] : topicsOf(expect).map((id) => ({ id, text, ...placeOf(ask) })),
  ),
  ...everyEntry.flatMap(({ id, question, alike = [] }) => [question, ...alike].map((text) => ({ id, text }))),
  ...Object.values(shortQuestions).flatMap((phrases) =>
    Object.entries(phrases).flatMap(([id, texts]) => texts.split(';').map((text) => ({ id, text }))),
  ),
  ...filesIn('meant')
    .filter((file) => file !== asked && file !== answered)
    .flatMap((file) => rowsOf(file).map(([id = '', ...text]) => ({ id, text: text.join('\t') }))),
  ...rowsOf(asked).map(([place = '', id = '', text = '']) => ({ place, id, text })),
  ...answeredLines().flatMap(({ place, id, text }) => (id === unlisted ? [] : [{ place, id, text }])),
]

/** Short questions of the FAQ. */
export const phrases = (): string[] => rowsOf('meant/phrases.txt').map(([, text = '']) => text)

/** Lines said at a place, with their meaning and the answer in them. */
export const answeredLines = () =>
  rowsOf(answered).map(([place = '', id = '', noted = '', text = '']) => ({
    place,
    id,
    text,
    noted: noted === '-' ? null : noted,
  }))

/** Lines said at a question, and whether they answer it. */
export const saidLines = (): SaidLine[] =>
  [
    ...answeredLines().map(({ place: ask, text, noted }) => ({ ask, text, isAnswer: noted !== null })),
    ...[...corpus(), ...strangersSets().flatMap(({ lines }) => lines)].map(({ ask, text, expect }) => ({
      ask,
      text,
      isAnswer: [expect].flat()[0]?.answers?.[ask] !== undefined,
    })),
  ].flatMap(({ ask, ...line }) => (isKey(ask) ? [{ ...line, place: conversationPlace(ask, null) ?? ask }] : []))

/** A line after a read-back, labelled 'yes' if it agrees, 'no' if it denies, 'open' if neither. */
export type ReplyLine = { label: string; place: string; text: string }

/** Lines after a read-back. */
export const replyLines = (sets = filesIn('readBacks')): ReplyLine[] =>
  sets.flatMap(rowsOf).map(([label = '', place = '', text = '']) => ({ label, place, text }))

/** Lines after the review of an order: 'accept' if they accept it. */
export const reviewLines = (sets = filesIn('acceptances')): ReplyLine[] =>
  sets.flatMap(rowsOf).map(([label = '', text = '']) => ({ label, place: '', text }))

/** Files of lines by place; the second has their answers too, '-' for none. */
const [asked, answered] = ['meant/asked.txt', 'meant/answered.txt']

/** A meaning outside of the list. */
const unlisted = '?'

const rowsOf = (file: string) => linesIn(file).map((row) => row.split('\t'))

/** The one question of the table that a line asks. */
const topicsOf = (expect: Row['expect']) => {
  const found = [expect].flat().map(({ topic }) => topic)
  return found.length === 1 ? found.filter((topic) => typeof topic === 'string') : []
}
const placeOf = (ask: string) => (isKey(ask) ? { place: conversationPlace(ask, null) ?? ask } : {})

const isOnlyAnswer = (expect: Row['expect']) =>
  [expect].flat().every(({ answers, topic }) => answers !== undefined && topic === undefined)
