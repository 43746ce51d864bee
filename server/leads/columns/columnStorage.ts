import * as z from 'zod/mini'

export type Storage<V> = {
  sealed?: true
  store: (value: V) => string | number
  read: (stored: string | number) => V
  /** How the operator's systems receive it. */
  sent: z.ZodMiniType
}

export const text: Storage<string> = { store: (value) => value, read: String, sent: z.string() }
export const number: Storage<number> = { store: (value) => value, read: Number, sent: z.number() }
export const yesOrNo: Storage<boolean> = { store: Number, read: (stored) => Number(stored) === 1, sent: z.boolean() }

export function oneOf<V extends string>(values: readonly V[]): Storage<V> {
  return { ...text, store: (value) => value, read: (stored) => z.parse(z.enum(values), stored) }
}

/** A visit, as it is sent. */
export const visit = z.object({ date: z.string(), period: z.string() })

/** An object stored as accepted, because the contract's rules for new values may be stricter now. */
export function json<V extends object>(sent: z.ZodMiniType = z.record(z.string(), z.unknown())): Storage<V> {
  const taken = z.custom<V>((value) => typeof value === 'object' && value !== null)
  return { store: JSON.stringify, read: (stored) => z.parse(taken, JSON.parse(String(stored))), sent }
}

/** Stored only encrypted, with the key of its lead. */
export const sealed = <V>(inner: Storage<V>): Storage<V> & { sealed: true } => ({ ...inner, sealed: true })
