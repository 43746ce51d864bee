import { useEffect, useState } from 'react'

/** Whether a wait takes longer than usual. Each new number of `wait` restarts the clock, and 0 means no wait. */
export function useIsTakingLong(patience: number, wait: number): boolean {
  const [slow, setSlow] = useState(0)
  useEffect(() => {
    if (wait === 0) return undefined
    const timer = setTimeout(() => setSlow(wait), patience)
    return () => {
      clearTimeout(timer)
      setSlow(0)
    }
  }, [wait, patience])
  return wait !== 0 && slow === wait
}
