import { useLayoutEffect, useRef } from 'react'
import { hasKeyboard } from '../../browser/hasKeyboard.ts'
import { waitForElement } from '../../browser/waitForElement.ts'
import type { Journey } from '../../funnel/journey/journey.ts'
import type { Place } from '../../funnel/journey/place.ts'
import { useFunnel, useJourney } from '../../order/useFunnel.ts'
import { focusRefusedControl } from '../../ui/fields/focusRefusedControl.ts'
import { scrollToFocused } from '../transcript/scroll.ts'
import { useTrail } from './focusTrail.tsx'
import { inputPlace } from './inputPlace.ts'

type Open = Pick<Journey, 'question' | 'current'>

/** Whether nothing is asked and nothing is awaited: at the review, the end or a stop. */
export const isIdle = ({ question, current: { kind } }: Open) => !question && kind !== 'wait' && kind !== 'quiz'

/** Whether the open turn is answered by a choice above the composer, or needs no answer. */
const isChosen = (open: Open) => (open.question ? inputPlace(open.question) === 'turn' : isIdle(open))

/** The composer's field, unless a choice or news comes first and nothing is typed. */
function fieldFor(open: Open): HTMLElement | null {
  const field = answerField()
  return isChosen(open) && isEmpty(field) ? null : field
}

const answerField = () => document.getElementById('resposta')
const openHeading = () => document.getElementById('agora')

const isInComposer = (element: Element | null) => Boolean(element?.closest('form')?.querySelector('#resposta'))

const inPlace = { preventScroll: true }

/** Moves the focus when its part is removed by an answer: to the next open part, or to the refused answer. */
export function useComposerFocus() {
  const trail = useTrail()
  const walk = useJourney()
  const refused = useFunnel((funnel) => walk.question !== null && funnel.refused[walk.question] !== undefined)
  const place = useFunnel((funnel) => funnel.place)
  const quiz = useFunnel((funnel) => funnel.quiz)
  const noted = useFunnel((funnel) => funnel.noted)
  const asked = useRef(walk.question)
  const owed = useRef(false)
  useLayoutEffect(() => {
    const isNext = asked.current !== walk.question
    asked.current = walk.question
    if (isNext) owed.current = false
    const answered = trail.take('open') || (isNext && !isChosen(walk) && isInComposer(document.activeElement))
    const saved = trail.take('edit') && isNowhere()
    trail.forget()
    const arrival = trail.arrival()
    const arrives = isNowhere() && isAwaited(arrival, walk, place)
    if (arrives || !isNowhere() || place !== trail.start) trail.settle()
    if (answered || saved || arrives || (refused && isNowhere())) {
      const next = (arrives && wouldCover() ? null : fieldFor(walk)) ?? openHeading()
      if (refused) focusRefusedControl(next, inPlace)
      else next?.focus(inPlace)
      scrollToFocused(next)
      owed.current = walk.question !== null && !isChosen(walk) && answerField() === null
    }
    return owed.current ? waitForElement(answerField, (field) => focusLate(field, owed)) : undefined
  }, [trail, walk, place, quiz, noted, refused])
}

/** Focuses a field whose code or data arrived after its question. Until then the heading has the focus. */
function focusLate(field: HTMLElement, owed: { current: boolean }) {
  owed.current = false
  if (isNowhere() || document.activeElement === openHeading()) field.focus(inPlace)
}

const isNowhere = () => document.activeElement === document.body

/** Whether to focus the open turn on arrival: after a page, or with a keyboard once the open part is known. */
function isAwaited(arrival: 'loaded' | 'followed' | false, open: Journey, place: Place | null): boolean {
  if (!arrival || (place?.key && place.key !== open.question)) return false
  return arrival === 'followed' || (hasKeyboard() && !isLookedUp(open) && !isChosen(open))
}

/** Whether the next part is unknown: a look-up runs, or the decision on a quiz. */
const isLookedUp = ({ current: { kind }, facts }: Journey) => kind === 'wait' || (kind === 'quiz' && !facts.risk?.quiz)

/** Whether focusing an empty field would only open a phone's keyboard over the conversation. */
const wouldCover = () => !hasKeyboard() && isEmpty(answerField())

const isEmpty = (field: HTMLElement | null) => field instanceof HTMLInputElement && field.value === ''
