import type { Key } from '../../content/questions/answers.ts'
import { chatTexts } from '../../content/texts/chat/chatTexts.ts'
import { isCovered } from '../../content/flows/facts.ts'
import type { Screen } from '../../content/flows/screen.ts'
import { quizTexts } from '../../content/texts/order/quizTexts.ts'
import { whyLookupFailed } from '../../funnel/views/whyLookupFailed.ts'
import type { Journey } from '../../funnel/journey/journey.ts'
import type { Asked } from '../../funnel/journey/riskQuizNow.ts'
import { wordsAtStop } from '../../funnel/views/wordsAtStop.ts'
import type { Funnel } from '../../funnel/state.ts'
import type { Knowledge } from '../../funnel/answersAndFacts.ts'
import { quizMoment } from './momentWithoutQuestion.ts'
import type { CardName, Turn } from './turn.ts'

export function cardsBefore({ id, kind }: Screen, { facts }: Journey): Turn[] {
  return kind === 'exit' && facts.coverage && !isCovered(facts) ? [card('noCoverage', id)] : []
}

export function cardsAfterAnswer(key: Key, { facts }: Journey): Turn[] {
  const found = facts.street?.found
  return key === 'cep' && (found === 'street' || found === 'city') ? [card('address', key)] : []
}

/** The turns that a completed screen leaves in the conversation. */
export function cardsOnLeaving({ id, kind }: Screen, { current, facts }: Journey): Turn[] {
  if (id === current.id) return []
  if (kind === 'quiz' && facts.risk?.quiz_passed) return [{ kind: 'told', id: 'quiz:passed', text: quizTexts.passed }]
  return kind === 'wait' && isCovered(facts) ? [card('coverage', id)] : []
}

/** The turns while no question is open. */
export function cardsNow(told: Knowledge & Pick<Funnel, 'quiz'>, { current, facts }: Journey): Turn[] {
  if (current.kind === 'wait') return [waiting(told, current, chatTexts.searching)]
  if (current.kind === 'ask') return [waiting(told, current, current.waits ?? chatTexts.confirming)]
  if (current.kind !== 'quiz') return [stopped(told, current)]
  return facts.risk?.quiz ? quizTurns(told, facts.risk.quiz.questions) : [waiting(told, current, chatTexts.confirming)]
}

/** The turns at a stop. The review asks for a confirmation. */
function stopped(knowledge: Knowledge, screen: Screen): Turn {
  const words = screen.kind === 'review' ? { title: chatTexts.review, text: '' } : wordsAtStop(knowledge, screen)
  return { kind: 'stop', id: `${screen.id}:now`, look: screen.look, ...words }
}

function quizTurns({ quiz }: Pick<Funnel, 'quiz'>, questions: readonly Asked[]): Turn[] {
  const start: Turn = { kind: 'told', id: 'quiz', text: quizTexts.intro(questions.length) }
  const picked = questions
    .filter(({ id }) => quiz[id] !== undefined)
    .map((question): Turn => ({
      kind: 'picked',
      id: quizMoment(question.id),
      text: question.text,
      answer: question.answers.find(({ id }) => id === quiz[question.id])?.text ?? '',
    }))
  const open = questions.findIndex(({ id }) => quiz[id] === undefined)
  const question = questions[open]
  const last: Turn = question
    ? {
        kind: 'quiz',
        id: `quiz:${question.id}:now`,
        question: question.id,
        text: question.text,
        at: open + 1,
        of: questions.length,
      }
    : { kind: 'wait', id: 'quiz:wait', text: chatTexts.checkingQuiz, error: null }
  return [start, ...picked, last]
}

function waiting({ facts }: Pick<Funnel, 'facts'>, { id, needs }: Screen, text: string): Turn {
  return { kind: 'wait', id: `${id}:wait`, text, error: whyLookupFailed({ facts }, needs) ?? null }
}

const card = (name: CardName, where: string): Turn => ({ kind: 'card', id: `${where}:${name}`, card: name })
