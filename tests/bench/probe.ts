/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page is sent there whole */
type Marks = { visible?: number; engine?: number }

declare global {
  interface Window {
    marks: Marks
    watchAnswer: () => void
    answered: Promise<{ painted: number; ready: number }>
  }
}

/** Runs in the page before its code: records when the first question is visible, and when React handles its form. */
export function probe(): void {
  const marks: Marks = {}
  window.marks = marks
  const part = (id: string) => document.getElementById(id)
  const question = () => part('agora')?.textContent ?? ''
  const field = () => part('resposta')
  const isHydrated = (element: Element | null | undefined) =>
    Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps$'))
  const look = () => {
    if (question() && field()) marks.visible ??= performance.now()
    if (isHydrated(field()?.closest('form'))) marks.engine ??= performance.now()
    if (marks.engine === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)

  /** Measures from the next Enter or press until another question is painted, answerable and still. */
  window.watchAnswer = () => {
    window.answered = new Promise((resolve) => {
      const before = question()
      const began = (event: Event) => {
        removeEventListener('keydown', began, true)
        removeEventListener('click', began, true)
        let painted = 0
        const watch = () => {
          const now = performance.now() - event.timeStamp
          if (question() && question() !== before) painted ||= now
          const still = !document
            .getAnimations()
            .some(
              ({ playState, effect }) =>
                playState === 'running' && effect instanceof KeyframeEffect && effect.target?.closest('main'),
            )
          const open = field()
          const takes = open instanceof HTMLInputElement ? open.value === '' : part('agora') !== null
          if (painted && still && takes) return resolve({ painted, ready: now })
          afterPaint(watch)
        }
        afterPaint(watch)
      }
      addEventListener('keydown', began, true)
      addEventListener('click', began, true)
    })
  }

  function afterPaint(then: () => void) {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', then, { once: true })
      port1.start()
      port2.postMessage(null)
    })
  }
}
