/** Finds an element now or once its code has brought it to the page. The returned function gives it up. */
export function waitForElement<E extends Element>(find: () => E | null, then: (element: E) => void): () => void {
  const look = () => {
    const element = find()
    if (!element) return
    watch.disconnect()
    then(element)
  }
  const watch = new MutationObserver(look)
  watch.observe(document.body, { childList: true, subtree: true })
  look()
  return () => watch.disconnect()
}
