import { memo } from 'react'
import { classes } from '../../ui/classes.ts'
import strand from '../transcript/Strand.module.css'
import { sameTurn, type Turn } from '../transcript/turn.ts'
import { TurnItem } from './TurnItem.tsx'

/** Some older turns in a row. They render only when one of them changes, and are laid out only when scrolled to. */
export const Stretch = memo(
  function Stretch({ turns }: { turns: readonly Turn[] }) {
    return (
      <div className={classes(strand.strand, strand.far)}>
        {turns.map((turn) => (
          <TurnItem key={turn.id} turn={turn} />
        ))}
      </div>
    )
  },
  (before, after) => before.turns.every((turn, index) => sameTurn(turn, after.turns[index] ?? turn)),
)

/** Splits a long talk. The last part always fills the window. */
export function parted(turns: readonly Turn[]): { far: Turn[][]; near: Turn[] } {
  const count = Math.max(0, Math.floor((turns.length - shown) / length))
  return {
    far: Array.from({ length: count }, (_, index) => turns.slice(index * length, (index + 1) * length)),
    near: turns.slice(count * length),
  }
}

const shown = 14
/** The marks on the line repeat every twelve turns. */
const length = 48
