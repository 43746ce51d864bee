/** Runs work in one tab or service worker at a time. Without the Web Locks API it runs at once. */
export async function oneTab<R>(work: () => Promise<R>): Promise<R> {
  let begun = false
  const begin = () => {
    begun = true
    return work()
  }
  try {
    return await navigator.locks.request('order-1', begin)
  } catch (error) {
    if (begun) throw error
    return await work()
  }
}
