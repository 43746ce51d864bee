import type { Handler } from '../http/calls/handlerContext.ts'

type ComplementType = { type: string; label: string; example: string }

const apartment = { type: 'AP', label: 'Apartamento', example: 'Apto 301' }
const blockOf = { type: 'BL', label: 'Bloco', example: 'Bloco B' }
const tower = { type: 'TO', label: 'Torre', example: 'Torre 2' }
const house = { type: 'CS', label: 'Casa', example: 'Casa 2' }
const back = { type: 'FD', label: 'Fundos', example: 'Fundos' }
const room = { type: 'SL', label: 'Sala', example: 'Sala 12' }
const shop = { type: 'LJ', label: 'Loja', example: 'Loja 3' }
const floor = { type: 'AN', label: 'Andar', example: '4º andar' }

/** The kinds of complement of each network owner. Other owners have the short list. */
const typesByOwner = new Map<string, ComplementType[]>([
  ['rede-propria', [apartment, blockOf, tower, house, back, room, shop, floor]],
  ['rede-neutra', [apartment, blockOf, house, back, room, shop]],
])
const short = [apartment, blockOf, house]

export const complementTypes: Handler<'complementTypes'> = ({ query }) => ({ complementTypes: typesOf(query.infraco) })

export function typesOf(infraco: string): ComplementType[] {
  return typesByOwner.get(infraco) ?? short
}
