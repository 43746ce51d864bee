/** Finds an element now, or once it is in the page. The returned function cancels. */
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
