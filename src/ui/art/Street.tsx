import { ArtFrame } from './ArtFrame.tsx'
import { Arch, Disc, Shape, Strands, Tile } from './Shape.tsx'

/** The street with the fibre under it. Unlit, the fibre stops before the houses. */
export function Street({ lit = true }: { lit?: boolean }) {
  const light = lit ? 'sinal' : 'ultramar'
  return (
    <ArtFrame width={800} height={300} pos="xMinYMax">
      <Shape colour="ultramar" d="M0 0h800v300H0z" />
      <Shape colour="anil" d="M0 199.6h800V300H0z" />
      <Sun light={light} />
      <NarrowHouse light={light} />
      <Flats />
      <RoundHouse light={light} />
      <Tile tile="l0up" x={540} />
      <Tile tile="l1up" x={640} />
      <LowHouse light={light} />
      <Tree />
      <EdgeHouse light={light} />
      {lit ? <LitFibre /> : <FibreToCome />}
    </ArtFrame>
  )
}

type Light = { light: 'sinal' | 'ultramar' }

function Sun({ light }: Light) {
  return (
    <>
      <Shape colour="anil" d="M0 0h200v200H0z" />
      <Disc colour="papel" x={100} y={100} r={100} />
      <Disc colour={light} x={100} y={100} r={44} />
    </>
  )
}

function NarrowHouse({ light }: Light) {
  return (
    <>
      <Shape colour="papel" d="M200 200V110L260 50L320 110V200z" />
      <Arch colour="anil" x={240} width={40} top={140} base={200} />
      <Disc colour={light} x={260} y={106} r={15} />
    </>
  )
}

function Flats() {
  const windows = [62, 108, 154].map((y) => `M340 ${y}v-9a11 11 0 0 1 22 0v9zM378 ${y}v-9a11 11 0 0 1 22 0v9z`)
  return (
    <>
      <Shape colour="anil" d="M320 0h100v200H320z" />
      <Shape colour="papel" d={windows.join('')} />
    </>
  )
}

function RoundHouse({ light }: Light) {
  return (
    <>
      <Shape colour="papel" d="M419.6 200V120a60 60 0 0 1 120.8 0V200z" />
      <Disc colour={light} x={480} y={118} r={22} />
      <Arch colour="anil" x={462} width={36} top={156} base={200} />
    </>
  )
}

function LowHouse({ light }: Light) {
  return (
    <>
      <Shape colour="papel" d="M540 200V130h100V200z" />
      <Shape colour="anil" d="M540 130L590 80L640 130z" />
      <Shape colour="ultramar" d="M556 200v-40h26v40z" />
      <Shape colour={light} d="M600 150h26v26h-26z" />
    </>
  )
}

function Tree() {
  return (
    <>
      <Shape colour="anil" d="M668 200v-60h8v60z" />
      <Disc colour="papel" x={672} y={118} r={34} />
    </>
  )
}

function EdgeHouse({ light }: Light) {
  return (
    <>
      <Shape colour="papel" d="M704 200V96L800 0V200z" />
      <Arch colour="anil" x={734} width={44} top={130} base={200} />
      <Disc colour={light} x={764} y={86} r={14} />
    </>
  )
}

const depths = [232, 250, 268]
const doors = [260, 370, 480, 569, 756]

function LitFibre() {
  return (
    <>
      <Strands lines={depths.map((y) => `M0 ${y}H800`)} />
      <Strands lines={doors.map((x) => `M${x - 32} 232A32 32 0 0 0 ${x} 200`)} />
    </>
  )
}

function FibreToCome() {
  return (
    <>
      <Strands lines={depths.map((y) => `M0 ${y}H170`)} />
      <Strands lines={depths.map((y) => `M186 ${y}H800`)} faint />
      <Disc colour="papel" x={178} y={250} r={26} />
      <Disc colour="ultramar" x={178} y={250} r={11} />
    </>
  )
}
