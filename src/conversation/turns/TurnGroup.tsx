import { memo } from 'react'
import { classes } from '../../ui/classes.ts'
import strand from '../transcript/Strand.module.css'
import { sameTurn, type Turn } from '../transcript/turn.ts'
import { TurnItem } from './TurnItem.tsx'

/** Older turns. They render only when one of them changes, and are laid out only when scrolled to. */
export const TurnGroup = memo(
  function TurnGroup({ turns }: { turns: readonly Turn[] }) {
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
