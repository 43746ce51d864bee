import { memo } from 'react'
import { sameTurn, type Turn } from '../turn.ts'
import { TurnItem } from './TurnItem.tsx'

/** Some turns in a row. In a long talk nothing but the stretch that changed is looked at again. */
export const Stretch = memo(
  function Stretch({ turns }: { turns: readonly Turn[] }) {
    return turns.map((turn) => <TurnItem key={turn.id} turn={turn} />)
  },
  (before, after) => before.turns.length === after.turns.length && before.turns.every((turn, index) => sameTurn(turn, after.turns[index] ?? turn)),
)

export function stretches(turns: readonly Turn[]): Turn[][] {
  return Array.from({ length: Math.ceil(turns.length / most) }, (_, index) => turns.slice(index * most, (index + 1) * most))
}

const most = 40
