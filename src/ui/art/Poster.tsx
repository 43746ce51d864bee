import type { ReactNode } from 'react'
import { TilePaths } from '../Tiles.tsx'
import { Canvas } from './Canvas.tsx'
import { Arch, Disc, Shape } from './Shape.tsx'

export type PosterDesign = keyof typeof designs

/** A title of the catalogue as a poster of 2 × 3 tiles. */
export function Poster({ design }: { design: PosterDesign }) {
  return (
    <Canvas width={200} height={300}>
      {designs[design]}
    </Canvas>
  )
}

const whole = 'M0 0h200v300H0z'
const waves = [0, 1, 2].map((row) => {
  const left = row % 2 === 1 ? -50 : 0
  const crest = 'a50 50 0 0 1 100 0'
  return <Shape key={row} colour={row % 2 === 1 ? 'papel' : 'ultramar'} d={`M${left} ${180 + row * 40}${crest.repeat(row % 2 === 1 ? 3 : 2)}V300H${left}z`} />
})

const designs = {
  sea: (
    <>
      <Shape colour="anil" d={whole} />
      <Disc colour="sinal" x={100} y={96} r={52} />
      {waves}
    </>
  ),
  palm: (
    <>
      <Shape colour="sinal" d={whole} />
      <Shape colour="anil" d="M91 100h18v200H91zM100 110A100 100 0 0 0 0 10A100 100 0 0 0 100 110z" />
      <Shape colour="ultramar" d="M100 110A100 100 0 0 1 200 10A100 100 0 0 1 100 110zM100 100V110A80 80 0 0 0 20 190A80 80 0 0 1 100 110z" />
      <Shape colour="papel" d="M0 300a50 50 0 0 1 100 0zM100 300a50 50 0 0 1 100 0z" />
    </>
  ),
  doors: (
    <>
      <Shape colour="ultramar" d={whole} />
      <Arch colour="papel" x={10} width={180} top={40} base={300} />
      <Arch colour="anil" x={34} width={132} top={76} base={300} />
      <Arch colour="papel" x={58} width={84} top={112} base={300} />
      <Arch colour="anil" x={80} width={40} top={150} base={300} />
      <Disc colour="sinal" x={100} y={232} r={9} />
    </>
  ),
  market: (
    <>
      <Shape colour="anil" d={whole} />
      <Shape colour="sinal" d="M0 40h66L33 96zM134 40h66l-33 56zM66 140h68l-34 56z" />
      <Shape colour="papel" d="M66 40h68l-34 56zM0 32h200v8H0zM0 132h200v8H0zM80 300V240a60 60 0 0 1 120 0v60z" />
      <Shape colour="ultramar" d="M0 140h66l-33 56zM134 140h66l-33 56zM0 300V260a40 40 0 0 1 80 0v40z" />
    </>
  ),
  weave: tiled('y0up y1up\nq2us y0up\ny1up y2up'),
  pitch: (
    <>
      <Shape colour="ultramar" d={whole} />
      <Shape colour="papel" d="M0 146h200v8H0zM50 0h100v50H50zM50 250h100v50H50z" />
      <Shape colour="papel" d="M100 96a54 54 0 1 1 0 108a54 54 0 1 1 0-108zm0 8a46 46 0 1 0 0 92a46 46 0 1 0 0-92z" />
      <Shape colour="ultramar" d="M58 0h84v42H58zM58 258h84v42H58z" />
      <Disc colour="sinal" x={100} y={150} r={15} />
    </>
  ),
  rails: tiled('Y0ap y1ap\ny2ap y3ap\nY0ap Y0ap', <Disc colour="sinal" x={150} y={150} r={18} />),
  cactus: (
    <>
      <Shape colour="ultramar" d={whole} />
      <Disc colour="sinal" x={146} y={70} r={34} />
      <Shape colour="papel" d="M0 232a100 50 0 0 1 200 0v68H0z" />
      <Shape
        colour="anil"
        d="M84 300V110a18 18 0 0 1 36 0V300zM40 200v-40a13 13 0 0 1 26 0v24h22v26H50a10 10 0 0 1-10-10zM164 170v-30a13 13 0 0 0-26 0v24h-22v26h38a10 10 0 0 0 10-10z"
      />
    </>
  ),
  sofa: tiled('h0up h2up\nl0ap l1ap\nq1us q0up'),
  yards: tiled('O0us q3ap\nl1up q0au\nb0uu O0up'),
  peak: (
    <>
      <Shape colour="anil" d={whole} />
      <Shape colour="ultramar" d="M0 300V180L100 80L200 180V300z" />
      <Shape colour="papel" d="M60 140L100 80l40 60l-20 14l-20-18l-20 18zM0 250a50 50 0 0 1 100 0a50 50 0 0 1 100 0v50H0z" />
      <Disc colour="sinal" x={44} y={60} r={22} />
    </>
  ),
  stall: (
    <>
      <Shape colour="ultramar" d={whole} />
      <Shape colour="papel" d="M30 120h140v140H30zM60 70h40v30a20 20 0 0 1-40 0zM140 70h40v30a20 20 0 0 1-40 0z" />
      <Shape colour="sinal" d="M20 70h40v30a20 20 0 0 1-40 0zM100 70h40v30a20 20 0 0 1-40 0z" />
      <Shape colour="anil" d="M46 150h50v34H46zM104 150h50v34h-50zM46 196h108v64H46z" />
    </>
  ),
}

function tiled(map: string, over?: ReactNode) {
  return (
    <>
      <TilePaths map={map} />
      {over}
    </>
  )
}
