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

/** Nothing is asked and nothing is awaited: at the review, the end or a stop. */
export const isIdle = ({ question, current: { kind } }: Open) => !question && kind !== 'wait' && kind !== 'quiz'

/** What is open takes a choice above the composer, or only tells news. */
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

/**
 * Moves the focus when an answer removed the part that had it: to what is open next, or to the refused answer.
 * A choice takes the focus before the composer; the field that stays keeps it.
 */
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

/** The code of a field, or what it searches, may come after its question. The heading has the focus until then. */
function focusLate(field: HTMLElement, owed: { current: boolean }) {
  owed.current = false
  if (isNowhere() || document.activeElement === openHeading()) field.focus(inPlace)
}

const isNowhere = () => document.activeElement === document.body

/** Whether the visitor goes on here at once: coming from a page, or with a keyboard, once it is known what is open. */
function isAwaited(arrival: 'loaded' | 'followed' | false, open: Journey, place: Place | null): boolean {
  if (!arrival || (place?.key && place.key !== open.question)) return false
  return arrival === 'followed' || (hasKeyboard() && !isLookedUp(open) && !isChosen(open))
}

/** What comes next is not known: a look-up runs, or the decision whether there is a quiz. */
const isLookedUp = ({ current: { kind }, facts }: Journey) => kind === 'wait' || (kind === 'quiz' && !facts.risk?.quiz)

/** Whether an empty field would only bring the keyboard of a phone over the talk. */
const wouldCover = () => !hasKeyboard() && isEmpty(answerField())

const isEmpty = (field: HTMLElement | null) => field instanceof HTMLInputElement && field.value === ''
