/** Moves the focus from a disappearing element to the page's content, without scrolling. */
export function focusContent(): void {
  const content = document.querySelector('main')
  if (!content) return
  content.tabIndex = -1
  content.focus({ preventScroll: true })
}
