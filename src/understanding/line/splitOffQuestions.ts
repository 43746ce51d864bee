import { opening, questionWords } from './openingPhrases.ts'
import { expandShortForms } from './expandShortForms.ts'
import { part, type Said } from './normalizeText.ts'
import { stripCourtesy } from './stripCourtesy.ts'
import { findFaqTopic } from '../replies/findFaqTopic.ts'
import { isAsking } from './isAsking.ts'

const open = new RegExp(`^${opening}(${questionWords}|(queria|quero|gostaria de) saber|tem como)\\b`)

/** Splits a text into possible answers and questions, because a question is never an answer. */
export function splitOffQuestions(said: Said): { value: Said; questions: Said[] } {
  const questions: Said[] = []
  const values: Said[] = []
  for (const sentence of cut(said)) {
    const comma = sentence.text.includes('?')
      ? Math.max(sentence.plain.lastIndexOf(','), sentence.plain.lastIndexOf(';'))
      : -1
    const [head, tail] = [part(sentence, 0, Math.max(comma, 0)), part(sentence, comma + 1)]
    if (!isQuestion(sentence)) values.push(sentence)
    else if (isPolite(sentence)) continue
    else if (comma > 0 && !isQuestion(head) && /\d|@/.test(head.plain)) {
      values.push(head)
      questions.push(tail)
    } else questions.push(sentence)
  }
  return {
    value: {
      text: values.map(({ text }) => text.trim()).join('\n'),
      plain: values.map(({ plain }) => plain.trim()).join('\n'),
    },
    questions,
  }
}

/** Whether a question is only polite: 'Tudo bem?' */
const isPolite = ({ text, plain }: Said) =>
  stripCourtesy({ text: text.replace(/\?/g, ' '), plain: plain.replace(/\?/g, ' ') }).plain === ''

/** Matches 'O que tiver HBO' */
const likeThat = /^\W*o que (?:tiver|tenha|for|seja|vier|venha|custar|custe)\b/

const isQuestion = ({ text, plain }: Said) =>
  text.includes('?') ||
  (open.test(expandShortForms(plain)) && !likeThat.test(plain)) ||
  (isAsking(text, plain) && !/\d{3}|@/.test(plain) && findFaqTopic(plain) !== null)

function cut(said: Said): Said[] {
  const ends = [
    ...said.plain.matchAll(
      /[?!]+\s*|\n+|(?<=[a-z\d]{3}|\d-[\dx])(?<!\b(sra|dra|res|cond|tel|cel|num|nro|compl|edif|bloco|apt|conj|prof))\.\s+(?=[a-z])/g,
    ),
  ]
    .map((end) => end.index + end[0].length)
    .filter((end) => !reason.test(said.plain.slice(end)) || !/\?\s*$/.test(said.plain.slice(0, end)))
  return [...ends, said.plain.length]
    .map((end, at) => part(said, ends[at - 1] ?? 0, end))
    .filter(({ plain }) => plain.trim() !== '')
}

/** A reason, which belongs to the question before it: 'de onde eu moro? porque são diferentes' */
const reason = /^(?:porque|pq|pois)\b[^?]*$/
