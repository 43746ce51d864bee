import { TilePaths } from './Tiles.tsx'
import styles from './Tiles.module.css'
import { ArtFrame } from './ArtFrame.tsx'
import { Arch, Disc, Shape } from './Shape.tsx'

/** The order's mural of 18 pieces. Answers add them one by one, and a placed order shows all. */
export function OrderMural({ set = order.length }: { set?: number }) {
  const waiting = order
    .slice(set)
    .map((piece) => `M${(piece % 6) * 100 + 1} ${Math.floor(piece / 6) * 100 + 1}h98v98h-98z`)
  return (
    <ArtFrame width={600} height={300}>
      <TilePaths map={wall} />
      <Shape colour="ultramar" d="M399.6 0H600V100.5H399.6z" />
      <Shape colour="papel" d="M400 100.5V100L500 0L600 100V100.5z" />
      <Shape colour="papel" d="M0 230H400v8H0zM0 246H400v8H0zM0 262H400v8H0z" />
      <Disc colour="sinal" x={100} y={100} r={22} />
      <Disc colour="sinal" x={450} y={250} r={26} />
      <Arch colour="anil" x={510} width={70} top={205} base={300} />
      <Arch colour="ultramar" x={465} width={70} top={80} base={150} />
      {waiting.length > 0 && <path className={styles.unset} d={waiting.join('')} />}
    </ArtFrame>
  )
}

const wall = `q2ap q3ap l0up l1up d0au d1au
  q1ap q0ap l1up l0up b0pp b0pp
  b0uu b0uu b0uu b0uu b0pp b0pp`

/** The fibre first, then the sun, the flower and the house. */
const order = [12, 13, 14, 15, 0, 1, 6, 7, 8, 2, 3, 9, 10, 4, 5, 11, 16, 17]
