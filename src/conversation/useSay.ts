import { useMemo } from 'react'
import { useStore } from 'react-redux'
import { keysIn, type Key } from '../content/answers.ts'
import { journey } from '../funnel/journey.ts'
import { pathOf } from '../funnel/place.ts'
import { spoken } from '../funnel/show.ts'
import type { Raw } from '../funnel/read.ts'
import type { Funnel } from '../funnel/slice.ts'
import { openPlace } from '../funnel/where.ts'
import { fitOf } from './fit.ts'
import { understand, type Understanding } from './understanding/understand.ts'
import { hidden, visitorVoice, type Heard, type VisitorVoice } from './visitorVoice.ts'

type GoTo = (path: string) => void

/** How a visitor answers in the conversation: in words, by a tap that stands for them, or by changing an answer in its place. */
export function useSay() {
  const store = useStore<{ funnel?: Funnel }>()
  return useMemo(() => {
    const voice = visitorVoice(store)
    const say = (key: Key, text: string, goTo: GoTo) => act(voice, { key, text, goTo }, understand(voice.now(), key, text))
    const change = (key: Key, raw: Raw) => voice.change(key, fitOf(key) === 'field' ? wordsRead(voice, key, raw) : raw)
    const { answer, askWhy } = voice
    return { say, answer, change, askWhy }
  }, [store])
}

/** An answer that is changed may be said in a sentence too; what is not understood is taken as it is. */
function wordsRead(voice: VisitorVoice, key: Key, raw: Raw): Raw {
  const meant = understand(voice.now(), key, raw[key] ?? '')
  return meant.kind === 'answers' && meant.answers[key] !== undefined ? { ...raw, [key]: meant.answers[key] } : raw
}

type Said = { key: Key; text: string; goTo: GoTo }

function act(voice: VisitorVoice, { key, text, goTo }: Said, meant: Understanding): Heard {
  switch (meant.kind) {
    case 'answers': {
      const heard = voice.answerAll(key, text, meant)
      if (meant.reply !== null) voice.aside(journey(voice.now()).question, hidden(keysIn(meant.answers), text), meant.reply)
      return heard
    }
    case 'why':
      return voice.askWhy(key, text)
    case 'side':
      return voice.aside(key, text, meant.reply)
    case 'refused':
      return meant.canInsist && wasSaid(voice.now(), key, text) ? voice.answer(key, text) : voice.repair(key, text, meant.reply)
    case 'edit':
      goTo(pathOf({ voice: 'chat', flow: voice.now().flow, key: meant.key }))
      return 'asked'
    case 'pages':
      goTo(pathOf(openPlace(voice.now(), 'pages')))
      return 'asked'
  }
}

const wasSaid = ({ asides }: Funnel, key: Key, text: string) => asides.some((aside) => aside.after === key && aside.kind === 'repair' && aside.said === spoken(key, text))
