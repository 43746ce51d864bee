import type { MouseEvent } from 'react'

/** Whether a click is plain, so that the browser opens no new tab or window and saves nothing. */
export const isUnmodifiedClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Handles a click on a link by `run` instead, unless it opens a new tab or window. */
export const onUnmodifiedClick = (run: () => void) => (event: MouseEvent) => {
  if (!isUnmodifiedClick(event)) return
  event.preventDefault()
  run()
}
