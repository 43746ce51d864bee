const painted = new WeakSet<Window>()

/** Makes the page paint constantly. Otherwise fake timers would stop its clock for later tests in the same window. */
export function keepPainting() {
  if (painted.has(window)) return
  painted.add(window)
  const paint = requestAnimationFrame
  const again = () => void paint(again)
  again()
}
