const painted = new WeakSet<Window>()

/**
 * Has the page paint all the time. Its clock, once started under fake timers, would stand still for every later test in
 * the same window.
 */
export function keepPainting() {
  if (painted.has(window)) return
  painted.add(window)
  const paint = requestAnimationFrame
  const again = () => void paint(again)
  again()
}
