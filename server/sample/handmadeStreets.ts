import { addressCards } from './sampleCards.ts'

/** A handmade street: its name, the reach of its splitters, and its exceptions. */
export type MadeStreet = { street?: string; region?: string; blockAllotment?: true; reaches: readonly Reach[] }

/** A range of house numbers, or lots written `block/lot`. */
export type Reach = { from: number; to: number; full?: true } | { lots: readonly string[]; full?: true }

export const fullRegion = 'ribeirao-preto-full'
export const scarceRegion = 'ribeirao-preto-scarce'

const long = everyHundred(3000)
const block = (name: string) => Array.from({ length: 16 }, (_, at) => `${name}/${at + 1}`)

export const madeStreets: Record<string, MadeStreet> = {
  [addressCards.covered.cep]: { street: 'Rua das Palmeiras', reaches: long },
  [addressCards.giga.cep]: { street: 'Rua Barata Ribeiro', reaches: long },
  [addressCards.older.cep]: { reaches: long },
  [addressCards.notCovered.cep]: { reaches: [] },
  [addressCards.noFreePort.cep]: {
    street: 'Rua do Mercado',
    reaches: [
      { from: 1, to: 100 },
      { from: 101, to: 199, full: true },
      { from: 200, to: 399 },
    ],
  },
  [addressCards.lot.cep]: {
    street: 'Rua JC 15',
    blockAllotment: true,
    reaches: [{ lots: block('11') }, { lots: block('12') }, { lots: block('13'), full: true }, { lots: block('B') }],
  },
  [addressCards.down.cep]: { street: 'Rua da Fonte', reaches: long },
  [addressCards.fullVisits.cep]: { region: fullRegion, reaches: long },
  [addressCards.scarceVisits.cep]: { region: scarceRegion, reaches: long },
  [addressCards.espiritoSanto.cep]: { reaches: long },
  [addressCards.rioGrande.cep]: { reaches: long },
  '01001000': { street: 'Praça da Sé', reaches: long },
  '01310100': { street: 'Avenida Paulista', reaches: long },
  '04538133': { street: 'Avenida Brigadeiro Faria Lima', reaches: everyHundred(5000) },
}

/** Buildings with known complements, by CEP and number. */
export const madeBuildings: Record<string, readonly string[]> = {
  [`${addressCards.giga.cep} ${addressCards.giga.number}`]: apartments(10, 4),
  '01310100 1000': [...apartments(6, 4), 'Loja 1', 'Loja 2'],
}

/** A splitter for every hundred numbers of a street. */
export function everyHundred(last: number): { from: number; to: number }[] {
  return Array.from({ length: last / 100 }, (_, at) => ({ from: at * 100 + 1, to: at * 100 + 100 }))
}

export function apartments(floors: number, perFloor: number): string[] {
  return Array.from(
    { length: floors * perFloor },
    (_, at) => `Apto ${Math.floor(at / perFloor) + 1}0${(at % perFloor) + 1}`,
  )
}
