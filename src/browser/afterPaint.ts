/** Runs something once what changed just now is painted; in a tab that nobody sees, soon. */
export function afterPaint(run: () => void): void {
  if (document.hidden) setTimeout(run)
  else requestAnimationFrame(() => setTimeout(run))
}
