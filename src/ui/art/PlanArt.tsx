import { Tiles } from './Tiles.tsx'

export type StrandCount = 1 | 2 | 3 | 4
export type PlanField = 'ultramar' | 'sinal' | 'anil'

type Props = {
  strands: StrandCount
  field: PlanField
  /** one tile, a band of four, a square of 2 × 4, or a band of six */ form?: 'tile' | 'band' | 'block' | 'wide'
}

/** The number of strands, one to four, shows the plan's speed. */
export function PlanArt({ strands, field, form = 'band' }: Props) {
  const tile = (turn: number) => `${'wxyz'.charAt(strands - 1)}${turn}${grounds[field]}`
  const row = (length: number, from: number) => Array.from({ length }, (_, at) => tile((at + from) % 2)).join(' ')
  return (
    <Tiles map={{ tile: row(1, 0), band: row(4, 0), block: `${row(4, 0)}\n${row(4, 1)}`, wide: row(6, 0) }[form]} />
  )
}

const grounds = { ultramar: 'up', sinal: 'sa', anil: 'ap' }
