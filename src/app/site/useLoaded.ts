import { useCallback, useEffect, useState } from 'react'

/** The server's data for a page: sent with it, or fetched when it is visited. */
export function useLoaded<T>(sent: T | undefined, fetchIt: () => Promise<T>) {
  const [fetched, setFetched] = useState<{ data: T; by: () => Promise<T> }>()
  const [asked, setAsked] = useState(0)
  const reload = useCallback(() => setAsked((times) => times + 1), [])
  useEffect(() => {
    if (sent !== undefined && asked === 0) return undefined
    let gone = false
    void fetchIt().then((data) => gone || setFetched({ data, by: fetchIt }))
    return () => {
      gone = true
    }
  }, [sent, asked, fetchIt])
  return { data: fetched?.by === fetchIt ? fetched.data : sent, reload }
}
