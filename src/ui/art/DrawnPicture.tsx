import type { PictureName } from '../../api/contract/pictureName.ts'
import { ArtFrame } from './ArtFrame.tsx'
import { parseDrawingMarks, type Drawing, type Mark } from './parseDrawingMarks.ts'
import styles from './DrawnPicture.module.css'
import { gauges } from './pictures/gauges.ts'
import { homes } from './pictures/homes.ts'
import { mobiles } from './pictures/mobiles.ts'
import { offers } from './pictures/offers.ts'
import { people } from './pictures/people.ts'
import { regions } from './pictures/regions.ts'
import { screens } from './pictures/screens.ts'
import { Shape } from './Shape.tsx'
import { clays } from './parseTileMap.ts'

/** A mural or another large picture, drawn from its data. */
export function DrawnPicture({ name }: { name: PictureName }) {
  const { width = 600, height = 600, marks } = pictures[name]
  return (
    <ArtFrame width={width} height={height}>
      {parseDrawingMarks(marks).map((mark, index) => (
        <Drawn key={index} {...mark} />
      ))}
    </ArtFrame>
  )
}

function Drawn({ colour, d, width }: Mark) {
  if (width === undefined) return <Shape colour={colour} d={d} />
  return <path className={styles[colour]} fill="none" stroke={clays[colour]} strokeWidth={width} d={d} />
}

export const pictures: Record<PictureName, Drawing> = {
  ...people,
  ...homes,
  ...regions,
  ...screens,
  ...offers,
  ...gauges,
  ...mobiles,
}
