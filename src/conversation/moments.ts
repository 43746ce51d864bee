import type { Key } from '../content/answers.ts'
import { askWaits, coverageEndTexts, identityTexts, noOffersTexts } from '../content/checkoutTexts.ts'
import { chatTexts } from '../content/chatTexts.ts'
import { isCovered, type FactName, type Facts } from '../content/facts.ts'
import type { Screen, ScreenId } from '../content/screen.ts'
import { quizTexts } from '../content/quizTexts.ts'
import { doneWords } from '../funnel/doneMoments.ts'
import type { Journey } from '../funnel/journey.ts'
import { noticeWords } from '../funnel/noticeWords.ts'
import type { Funnel } from '../funnel/slice.ts'
import type { Story } from '../funnel/story.ts'
import type { CardName, Turn } from './turn.ts'

/** Cards that come before a screen's questions. */
export function before({ id, kind }: Screen, { facts }: Journey): Turn[] {
  return kind === 'exit' && facts.coverage && !isCovered(facts) ? [card('noCoverage', id)] : []
}

/** Cards that follow an answer. */
export function after(key: Key, { facts }: Journey): Turn[] {
  return cardsAfter[key]?.(facts) ?? []
}

/** What a screen that is behind the visitor leaves in the conversation. */
export function leaving({ id, kind }: Screen, { current, facts }: Journey): Turn[] {
  if (id === current.id) return []
  if (kind === 'quiz' && facts.risk?.quiz_passed) return [{ kind: 'told', id: 'quiz:passed', text: quizTexts.passed }]
  return kind === 'wait' && isCovered(facts) ? [card('coverage', id)] : []
}

/** What is going on while no question is open. */
export function now(told: Story & Pick<Funnel, 'quiz'>, { current, facts }: Journey): Turn[] {
  if (current.kind === 'wait') return [waiting(told, current, chatTexts.searching)]
  if (current.kind === 'ask') return [waiting(told, current, askWaits[current.id] ?? chatTexts.confirming)]
  if (current.kind !== 'quiz') return [{ kind: 'stop', id: `${current.id}:now`, screen: current.id, title: current.title, text: '', ...stopWords[current.id]?.(told) }]
  return facts.risk?.quiz ? quizTurns(told, facts.risk.quiz.questions) : [waiting(told, current, chatTexts.confirming)]
}

/** What happened where the order stands still, where that is not the title of its page. */
const stopWords: { [S in ScreenId]?: (story: Story) => { title?: string; text?: string } } = {
  'oferta-indisponivel': noticeWords,
  'sem-cobertura': noticeWords,
  planos: () => ({ text: coverageEndTexts.heading }),
  'sem-ofertas': () => ({ text: noOffersTexts.lead }),
  erro1: () => ({ text: identityTexts.again.lead }),
  erro2: () => ({ text: identityTexts.person.lead }),
  confirmacao: () => ({ title: chatTexts.review }),
  'pedido-realizado': (story) => {
    const { title, lead } = doneWords(story, chatTexts.ordered)
    return { title, text: lead }
  },
}

type QuizQuestion = NonNullable<NonNullable<Facts['risk']>['quiz']>['questions'][number]

function quizTurns({ quiz }: Pick<Funnel, 'quiz'>, questions: readonly QuizQuestion[]): Turn[] {
  const start: Turn = { kind: 'told', id: 'quiz', text: quizTexts.intro(questions.length) }
  const picked = questions.filter(({ id }) => quiz[id] !== undefined).map((question): Turn => ({
    kind: 'picked', id: `quiz:${question.id}`, text: question.text, answer: question.answers.find(({ id }) => id === quiz[question.id])?.text ?? '',
  }))
  const open = questions.findIndex(({ id }) => quiz[id] === undefined)
  const question = questions[open]
  const last: Turn = question
    ? { kind: 'quiz', id: `quiz:${question.id}:now`, question: question.id, text: question.text, at: open + 1, of: questions.length }
    : { kind: 'wait', id: 'quiz:wait', text: chatTexts.checkingQuiz, error: null }
  return [start, ...picked, last]
}

function waiting({ facts }: Pick<Funnel, 'facts'>, { id, needs }: Screen, text: string): Turn {
  return { kind: 'wait', id: `${id}:wait`, text, error: errorOf(facts, needs) }
}

function errorOf(facts: Funnel['facts'], names: readonly FactName[]): string | null {
  return names.map((name) => facts[name]?.error).find((error) => error !== undefined) ?? null
}

const cardsAfter: { [K in Key]?: (facts: Facts) => Turn[] } = {
  cep: ({ street }) => (street?.found === 'street' || street?.found === 'city' ? [card('address', 'cep')] : []),
}

const card = (name: CardName, where: string): Turn => ({ kind: 'card', id: `${where}:${name}`, card: name })
