const painted = new WeakSet<Window>()

/**
 * Makes the page paint all the time. Under fake timers its clock would otherwise stop for later tests in the same
 * window.
 */
export function keepPainting() {
  if (painted.has(window)) return
  painted.add(window)
  const paint = requestAnimationFrame
  const again = () => void paint(again)
  again()
}
