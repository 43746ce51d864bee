/** Runs a callback after the latest changes are painted; in a hidden tab, soon. */
export function afterPaint(run: () => void): void {
  if (document.hidden) setTimeout(run)
  else requestAnimationFrame(() => setTimeout(run))
}
