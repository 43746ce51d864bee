import { useEffect, useState } from 'react'

/** Whether something has been waited for longer than is usual. `wait` numbers the waits, each of which starts anew; 0 is none. */
export function useSlow(patience: number, wait: number): boolean {
  const [slow, setSlow] = useState(0)
  useEffect(() => {
    if (wait === 0) return undefined
    const timer = setTimeout(() => setSlow(wait), patience)
    return () => clearTimeout(timer)
  }, [wait, patience])
  return wait !== 0 && slow === wait
}
