import { useCallback, useEffect, useState } from 'react'

/** What a page shows of the server: it came with the page, or is fetched when the page is visited. */
export function useLoaded<T>(sent: T | undefined, fetchIt: () => Promise<T>) {
  const [data, setData] = useState(sent)
  const reload = useCallback(() => void fetchIt().then(setData), [fetchIt])
  useEffect(() => {
    if (sent === undefined) reload()
  }, [sent, reload])
  return { data, reload }
}
