import { useSyncExternalStore } from 'react'

const wide = '(width >= 56rem)'

/** Whether the window is as wide as a desktop's. Prerendered pages are for a wide one. */
export const useIsDesktop = () =>
  useSyncExternalStore(
    listen,
    () => matchMedia(wide).matches,
    () => true,
  )

function listen(changed: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
