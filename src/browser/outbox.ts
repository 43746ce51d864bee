import { createStore, get, set, update } from 'idb-keyval'

/** A request in plain values. */
export type Outgoing = { url: string; init: Init & { headers: Record<string, string> } }
type Init = Pick<RequestInit, 'method' | 'credentials'> & { body?: string }

const store = createStore('outbox', 'requests')
const name = 'waiting'

/** The requests that wait for a line, in order, where a page and the service worker both find them. */
export const outbox = {
  read: async (): Promise<readonly Outgoing[]> => (await get<Outgoing[]>(name, store)) ?? [],
  write: (waiting: readonly Outgoing[]): Promise<void> => set(name, waiting, store),
  /** Nobody else changes it meanwhile. */
  change: (changed: (waiting: readonly Outgoing[]) => readonly Outgoing[]): Promise<void> =>
    update<readonly Outgoing[]>(name, (waiting = []) => changed(waiting), store),
}
