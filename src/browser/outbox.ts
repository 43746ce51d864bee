import { createStore, get, set } from 'idb-keyval'

/** A request in plain values. */
export type Outgoing = { url: string; init: Init & { headers: Record<string, string> } }
type Init = Pick<RequestInit, 'method' | 'credentials'> & { body?: string }

const store = createStore('outbox', 'requests')
const name = 'waiting'

/** The requests that wait for a line, where a page and the service worker both find them. Blocked storage keeps none. */
export const outbox = {
  async read(): Promise<readonly Outgoing[]> {
    try {
      return (await get<Outgoing[]>(name, store)) ?? []
    } catch {
      return []
    }
  },
  /** Returns whether they are kept. */
  async write(waiting: readonly Outgoing[]): Promise<boolean> {
    try {
      await set(name, waiting, store)
      return true
    } catch {
      return false
    }
  },
}
