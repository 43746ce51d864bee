import styles from './Tiles.module.css'
import { Tiles } from './Tiles.tsx'
import { LoosePiece } from './MisfitTile.tsx'

/** A wall with one tile missing, for a page that does not exist. */
export function NotFoundArt() {
  return (
    <Tiles
      pos="xMinYMin"
      map={`l0up l1up l0pu l1pu
            l1up l0up l1pu l0pu
            l0pu l1pu b0aa l1up
            l1pu l0pu l1up l0up
            l0up l1up l0pu l1pu
            l1up l0up l1pu l0pu`}
    >
      <path className={styles.gap} d="M203 203h94v94h-94z" />
      <LoosePiece x={260} y={345} turn={17} />
    </Tiles>
  )
}
