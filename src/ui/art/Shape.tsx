import styles from './Tiles.module.css'
import { clays, tileAt, type Colour, type Path } from './parseTileMap.ts'

const painted = (colour: Colour) => ({ className: styles[colour], fill: clays[colour] })

/** A flat shape in one of the four tile colours. */
export function Shape({ colour, d }: { colour: Colour; d: string }) {
  return <path {...painted(colour)} d={d} />
}

export const Shapes = ({ paths }: { paths: readonly Path[] }) =>
  paths.map(({ colour, d }, index) => <Shape key={index} colour={colour} d={d} />)

export function Disc({ colour, x, y, r }: { colour: Colour; x: number; y: number; r: number }) {
  return <circle {...painted(colour)} cx={x} cy={y} r={r} />
}

type ArchProps = { colour: Colour; x: number; width: number; top: number; base: number }

/** A door or window: straight sides under half a disc. */
export function Arch({ colour, x, width, top, base }: ArchProps) {
  const r = width / 2
  return <Shape colour={colour} d={`M${x} ${base}V${top + r}a${r} ${r} 0 0 1 ${width} 0V${base}z`} />
}

export function Tile({ tile, x = 0, y = 0 }: { tile: string; x?: number; y?: number }) {
  return <Shapes paths={tileAt(tile, x, y)} />
}

/** Lines of light, stroked. */
export function Strands({ lines, width = 7, faint = false }: { lines: string[]; width?: number; faint?: boolean }) {
  return (
    <g className={styles.strands} strokeWidth={width} {...(faint && { strokeDasharray: '14 14', opacity: 0.4 })}>
      {lines.map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
  )
}
