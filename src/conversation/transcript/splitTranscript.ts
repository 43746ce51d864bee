import type { Turn } from './turn.ts'

/** Splits a long conversation. The last part always fills the window. */
export function splitTranscript(turns: readonly Turn[]): { far: Turn[][]; near: Turn[] } {
  const count = Math.max(0, Math.floor((turns.length - shown) / length))
  return {
    far: Array.from({ length: count }, (_, index) => turns.slice(index * length, (index + 1) * length)),
    near: turns.slice(count * length),
  }
}

const shown = 14
/** A multiple of twelve, because the marks on the line repeat every twelve turns. */
const length = 48
