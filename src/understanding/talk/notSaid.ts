import type { Funnel } from '../../funnel/state.ts'

/** The first unused reply, else the least recently used one. */
export function notSaid({ asides }: Pick<Funnel, 'asides'>, replies: readonly string[]): string | null {
  const saidAt = (reply: string) => asides.findLastIndex((aside) => aside.reply.includes(reply))
  return replies.toSorted((one, other) => saidAt(one) - saidAt(other))[0] ?? null
}
