import { serverNow } from '../../browser/serverClock.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import { notedText } from '../../content/texts/chat/chatTexts.ts'
import { answersAnew } from '../../funnel/answers/answersAnew.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { sayAnswer, showAnswer } from '../../funnel/answers/showAnswer.ts'
import { journey } from '../../funnel/journey/journey.ts'
import { whyRefused } from '../../funnel/views/whyRefused.ts'
import type { Funnel } from '../../funnel/state.ts'
import { answered } from '../../funnel/visitorActions.ts'
import { planWishBeside } from '../../understanding/plans/earlyPlanWish.ts'
import type { Understanding } from '../../understanding/understandingTypes.ts'
import { isOfPlan } from '../../understanding/readValue.ts'
import { withVisitsAdded } from '../../understanding/visits/visitsAdded.ts'
import { answeredHere } from '../editing/editing.ts'
import { keepPlanWish } from './agreedFirst.ts'
import { areInOneBreath } from './areInOneBreath.ts'
import type { ChatActions, Heard } from './chatActions.ts'
import { mayBeTold } from './mayBeTold.ts'
import type { Said } from './processMessageAtQuestion.ts'
import { readBack } from './readBack.ts'
import { hidden, tellBeside } from './tellBeside.ts'

type Typed = Pick<Said, 'key' | 'text'>

/** Takes or reads back the answers of a line, and replies to its question. */
export function takeAnswers(
  voice: ChatActions,
  said: Typed,
  meant: Extract<Understanding, { kind: 'answers' | 'readBack' }>,
) {
  const kept = meant.isPrivate ? { ...said, text: sayAnswer('document', said.text) } : said
  const answers = withVisitsAdded(voice.now().noted?.raw.schedule, said.text, meant.answers)
  const isTold = meant.kind === 'readBack' && mayBeTold(voice.now(), said, answers, serverNow())
  const heard = (meant.kind === 'answers' || isTold ? answerAll : readBack)(voice, kept, answers)
  const noted = isTold && heard === 'taken' ? ownNoted(voice.now(), said.key, answers) : ''
  const wish = planWishBeside(voice.now(), said.text)
  if (wish !== null) keepPlanWish(voice, wish)
  tellBeside(voice, kept, { ...meant, reply: [noted, meant.reply].filter(Boolean).join(' ') })
  return heard
}

/** Tells the likely answer to the open question, unless others are told, or the next words show it. */
function ownNoted(funnel: Funnel, key: Key, answers: Raw): string {
  const isShown = shownNext.has(key) || keysIn(answers).some((one) => one !== key)
  return isShown ? '' : notedText([[key, showAnswer(funnel, key)]])
}

/** Answers that the next words show: 'Boa escolha: 500 Mega', 'a fibra chega ao seu endereço, Rua …, casa 2' */
const shownNext = new Set<Key>(['plan', 'directDebit', 'complement', 'lot'])

/** Questions at whose place, as at the bank's, a reaction tells the way to pay: 'Certo, boleto todo dia 10: fica R$ 69,99 por mês.' */
const besidePayment = new Set<Key>(['dueDate', 'schedule'])

/** Takes certain answers, and reports others. Reads them back with a longer read-back, or with one left at the end. */
export function answerAll(voice: ChatActions, { key, text }: Typed, answers: Raw): Heard {
  const { noted } = voice.now()
  const isCorrected = noted && keysIn(answers).some((one) => noted.raw[one] !== undefined)
  const isLeft = noted && keysIn(noted.raw).some((one) => answers[one] === undefined)
  if (isLeft && (isCorrected || key === 'schedule')) return readBack(voice, { key, text }, answers)
  if (keysIn(answers).length === 1 && answers[key] !== undefined) return voice.answer(key, answers[key])
  if (keysIn(answersAnew(voice.now(), answers, serverNow())).length === 0)
    return readBack(voice, { key, text }, answers)
  answeredHere(voice.now())
  voice.tell(answered(answers))
  voice.note(voice.now().noted)
  const { refused } = voice.now()
  const reply = whyRefused({ refused }, key)
  const { question: next } = journey(voice.now())
  const isNextRefused = next !== null && refused[next] !== undefined
  const tellsOwn = key === 'name' || (isOfPlan(key) && answers.directDebit !== undefined)
  const others = keysIn(questions).filter(
    (one) =>
      answers[one] !== undefined &&
      (one !== key || tellsOwn) &&
      refused[one] === undefined &&
      !(one === 'directDebit' && (next === 'bank' || (besidePayment.has(key) && answers.dueDate !== undefined))),
  )
  if (!areInOneBreath(keysIn(answers)) && others.length > 0)
    voice.aside(
      answers[key] === undefined || isNextRefused ? key : next,
      hidden(keysIn({ [key]: '', ...answers }), text),
      notedText(others.map((one) => [one, showAnswer(voice.now(), one)])),
    )
  if (answers[key] === undefined) return 'asked'
  return reply === undefined ? 'taken' : voice.repair(key, text, reply)
}
