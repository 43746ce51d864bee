import { keysIn, type Key } from '../../content/answers.ts'
import { questions } from '../../content/questions.ts'
import { answered } from '../../funnel/asked.ts'
import { journey } from '../../funnel/journey.ts'
import { pathOf } from '../../funnel/place.ts'
import { spoken } from '../../funnel/show.ts'
import { rejected, type Funnel } from '../../funnel/slice.ts'
import { openPlace } from '../../funnel/where.ts'
import { answeredHere } from '../editing.ts'
import type { Heard, VisitorVoice } from '../visitorVoice.ts'
import { hear, type Understanding } from './hear.ts'

/** Words typed at a question, and how to go to another address. */
export type Said = { key: Key; text: string; goTo: (path: string) => void }

/** Does what is meant by words that were typed at a question. */
export function act(voice: VisitorVoice, { key, text, goTo }: Said): Heard {
  const meant = hear(voice.now(), key, text, new Date())
  switch (meant.kind) {
    case 'answers': {
      const heard = answerAll(voice, key, text, meant)
      if (meant.reply !== null) voice.aside(journey(voice.now()).question, hidden(keysIn(meant.answers), text), meant.reply)
      return heard
    }
    case 'why':
      return voice.askWhy(key, text)
    case 'side':
      return voice.aside(key, text, meant.reply)
    case 'refused':
      if (meant.canInsist && wasSaid(voice.now(), key, text)) return voice.answer(key, text)
      voice.dispatch(rejected({ refused: { [key]: meant.reply } }))
      return voice.repair(key, text, meant.reply)
    case 'edit':
      goTo(pathOf({ voice: 'chat', flow: voice.now().flow, key: meant.key }))
      return 'asked'
    case 'pages':
      goTo(pathOf(openPlace(voice.now(), 'pages')))
      return 'asked'
  }
}

/** The words of an answer that is changed in its place; what is not understood is taken as it is. */
export function reword(funnel: Funnel, key: Key, text: string): string {
  const meant = hear(funnel, key, text, new Date())
  return (meant.kind === 'answers' ? meant.answers[key] : undefined) ?? text
}

/** Several answers at once: where the open question's is not among them, they are read back. */
function answerAll(voice: VisitorVoice, key: Key, said: string, { answers, note }: Extract<Understanding, { kind: 'answers' }>): Heard {
  if (keysIn(answers).length === 1 && answers[key] !== undefined) return voice.answer(key, answers[key])
  answeredHere(voice.now())
  voice.dispatch(answered(answers))
  const refusal = voice.now().refused[key]
  if (answers[key] !== undefined) return refusal ? voice.repair(key, said, refusal) : 'taken'
  return voice.aside(key, hidden(keysIn(answers), said), note?.(voice.now()) ?? '')
}

/** Words with something private in them, as the conversation may keep them. */
const hidden = (keys: readonly Key[], said: string) => spoken(keys.find((key) => questions[key].private) ?? 'cep', said)

const wasSaid = ({ asides }: Funnel, key: Key, text: string) => asides.some((aside) => aside.after === key && aside.kind === 'repair' && aside.said === spoken(key, text))
