/** Moves the focus from something that leaves the page to the page's content, and scrolls nothing. */
export function focusContent(): void {
  const content = document.querySelector('main')
  if (!content) return
  content.tabIndex = -1
  content.focus({ preventScroll: true })
}
