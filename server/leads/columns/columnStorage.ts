import * as z from 'zod/mini'

export type Storage<V> = {
  sealed: boolean
  store: (value: V) => string | number
  read: (stored: string | number) => V
}

export const text: Storage<string> = { sealed: false, store: (value) => value, read: String }
export const number: Storage<number> = { sealed: false, store: (value) => value, read: Number }
export const yesOrNo: Storage<boolean> = { sealed: false, store: Number, read: (stored) => Number(stored) === 1 }

export function oneOf<V extends string>(values: readonly V[]): Storage<V> {
  return { sealed: false, store: (value) => value, read: (stored) => z.parse(z.enum(values), stored) }
}

/** An object stored as accepted, because the contract's rules for new values may be stricter now. */
export function json<V extends object>(): Storage<V> {
  const taken = z.custom<V>((value) => typeof value === 'object' && value !== null)
  return { sealed: false, store: JSON.stringify, read: (stored) => z.parse(taken, JSON.parse(String(stored))) }
}

/** Stored only encrypted, with the key of its lead. */
export const sealed = <V>(inner: Storage<V>): Storage<V> & { sealed: true } => ({ ...inner, sealed: true })
