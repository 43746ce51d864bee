import { useCallback, useEffect, useState } from 'react'

/** What a page shows of the server: it came with the page, or is fetched when the page is visited. */
export function useLoaded<T>(sent: T | undefined, fetchIt: () => Promise<T>) {
  const [data, setData] = useState(sent)
  const [asked, setAsked] = useState(0)
  const reload = useCallback(() => setAsked((times) => times + 1), [])
  useEffect(() => {
    if (sent !== undefined && asked === 0) {
      setData(sent)
      return undefined
    }
    let gone = false
    void fetchIt().then((told) => gone || setData(told))
    return () => {
      gone = true
    }
  }, [sent, asked, fetchIt])
  return { data, reload }
}
