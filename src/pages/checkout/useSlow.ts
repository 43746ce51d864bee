import { useEffect, useState } from 'react'

/** Whether something has been waited for longer than is usual; starts anew with each wait. */
export function useSlow(patience: number, waiting: boolean): boolean {
  const [slow, setSlow] = useState(false)
  const [waited, setWaited] = useState(waiting)
  if (waiting !== waited) {
    setWaited(waiting)
    setSlow(false)
  }
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [waiting, patience])
  return slow
}
