import { createStore, get, set, update } from 'idb-keyval'
import { outboxName } from './outboxName.ts'

/** A request that waits for a connection, as plain data. Page and service worker read them in order. */
export type Outgoing = { url: string; init: Init & { headers: Record<string, string> } }
type Init = Pick<RequestInit, 'method' | 'credentials'> & { body?: string }

const store = createStore(outboxName, 'requests')
const name = 'waiting'

export const read = async (): Promise<readonly Outgoing[]> => (await get<Outgoing[]>(name, store)) ?? []

export const write = (waiting: readonly Outgoing[]): Promise<void> => set(name, waiting, store)

/** Changes the list atomically. */
export const change = (changed: (waiting: readonly Outgoing[]) => readonly Outgoing[]): Promise<void> =>
  update<readonly Outgoing[]>(name, (waiting = []) => changed(waiting), store)
