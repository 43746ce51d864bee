import { accountBanks as banks } from '../../server/banks/banks.ts'
import { keysIn, type Key } from '../../src/content/questions/answers.ts'
import { saying } from '../../src/content/questions/question.ts'
import { questions, reviewLabel, shortName } from '../../src/content/questions/questions.ts'
import type { Flow } from '../../src/content/flows/flow.ts'
import { isYesNo } from '../../src/understanding/readValue.ts'
import { momentWith, topics } from './moments.ts'

const moments = topics.flat().map(({ moment }) => momentWith(moment))

/** Sample answers, some of them unusual. */
const samples: { [K in Key]?: readonly unknown[] } = {
  number: ['14010100'],
  block: ['12'],
  lot: ['7'],
  complement: [''],
  email: ['ana@gmial.com'],
  dueDate: [10],
  agency: ['12'],
  account: ['123456789-0'],
  schedule: [
    [
      { date: '24/11/2026', period: 'manha' },
      { date: '25/11/2026', period: 'tarde' },
    ],
  ],
}

/** The assistant's questions in all their variants. */
export const questionsSaid = Object.fromEntries(keysIn(questions).map((key) => [key, saidOf(key)]))

function saidOf(key: Key): string[] {
  const { say } = questions[key]
  return moments.flatMap(({ answers, facts }) => [
    saying(say, {}, facts),
    saying(say, { ...answers, name: 'Ana Souza' }, facts),
  ])
}

/** The texts around the field of each question, and its answers as shown. */
export const questionsShown = Object.fromEntries(keysIn(questions).map((key) => [key, shownOf(key)]))

function shownOf(key: Key) {
  const { label, why, help, helpAlone, input, show, doubt, private: named } = questions[key]
  const given = samples[key] ?? (isYesNo(key) ? [true, false] : [])
  return {
    label,
    short: shortName(key),
    named,
    review: questions[key].review && reviewLabel(key),
    why,
    help,
    helpAlone,
    input,
    shown: given.map((answer) => Reflect.apply(show, undefined, [answer, {}])),
    doubts: doubt ? given.map((answer) => Reflect.apply(doubt, undefined, [answer, { bank: '341' }, { banks }])) : [],
  }
}

/** The texts of screens. */
export function screenWords(flows: Record<string, Flow>, part: 'page' | 'chat') {
  return Object.fromEntries(
    Object.entries(flows).map(([name, { screens }]) => [
      name,
      screens.map(({ title, lead, waits, says }) => (part === 'chat' ? says : { title, lead, waits })),
    ]),
  )
}
