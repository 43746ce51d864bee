import type { MouseEvent } from 'react'

/** A press that opens another tab or window, or saves what the link leads to, is the browser's. */
export const isUnmodifiedClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** The handler of a link that leads somewhere by itself, and does something instead where its code is here. */
export const onUnmodifiedClick = (run: () => void) => (event: MouseEvent) => {
  if (!isUnmodifiedClick(event)) return
  event.preventDefault()
  run()
}
