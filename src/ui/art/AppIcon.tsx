import { isSubscription, type Subscription } from '../../api/contract/sale/streamings.ts'
import { streamingDetails } from '../../content/streamingDetails.ts'
import { ArtFrame } from './ArtFrame.tsx'
import { Shapes } from './Shape.tsx'
import { inColour, type Path } from './parseTileMap.ts'

export type AppIconName = keyof typeof drawings | Subscription

export const isAppIcon = (name: string): name is AppIconName => isSubscription(name) || Object.hasOwn(drawings, name)

export function AppIcon({ name, className }: { name: AppIconName; className?: string | undefined }) {
  return (
    <ArtFrame width={100} height={100} className={className}>
      <Shapes paths={isSubscription(name) ? streamingDetails[name].icon : drawings[name]} />
    </ArtFrame>
  )
}

const on = (ground: 'anil' | 'ultramar', ...figures: Path[]): Path[] => [
  { colour: ground, d: 'M0 0h100v100H0z' },
  ...figures,
]
const [papel, sinal, anil] = [inColour('papel'), inColour('sinal'), inColour('anil')]
const [ultramar, jambo] = [inColour('ultramar'), inColour('jambo')]

const drawings = {
  audio: on(
    'ultramar',
    papel('M14 58A36 36 0 0 1 86 58H70A20 20 0 0 0 30 58z'),
    sinal('M14 58h22v28H14zM64 58h22v28H64z'),
  ),
  press: on(
    'anil',
    papel('M20 14H64L80 30V86H20z'),
    ultramar('M30 26h18v18H30zM30 54h40v7H30zM30 68h40v7H30z'),
    sinal('M64 14L80 30H64z'),
  ),
  courses: on(
    'ultramar',
    papel('M10 26A40 14 0 0 1 50 30V82A40 14 0 0 0 10 78z'),
    anil('M50 30A40 14 0 0 1 90 26V78A40 14 0 0 0 50 82z'),
    sinal('M64 14h16v34l-8-7-8 7z'),
  ),
  safety: on(
    'anil',
    ultramar('M18 16H50V86A32 38 0 0 1 18 48z'),
    papel('M82 16H50V86A32 38 0 0 0 82 48z'),
    sinal('M36 44a14 14 0 1 1 28 0 14 14 0 1 1-28 0'),
  ),
  children: on(
    'ultramar',
    papel('M56 8L90 42H56zM56 42V76L22 42zM52 76h8v6h-8zM40 84h8v6h-8zM26 84h8v6h-8zM12 90h8v6h-8z'),
    sinal('M56 8V42H22z'),
    anil('M56 42H90L56 76z'),
  ),
  looke: [jambo('M0 0A100 100 0 0 1 100 100A100 100 0 0 1 0 0z'), papel('M35 27H49V60H72V74H35z')],
  streaming: on('ultramar', papel('M12 22h76v48H12zM30 78h40v8H30z'), sinal('M40 32L64 46L40 60z')),
} satisfies Record<string, readonly Path[]>
