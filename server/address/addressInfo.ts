import * as z from 'zod/mini'
import type { Reply } from '../../src/api/contract/calls.ts'
import { refusals } from '../../src/api/contract/errors/refusals.ts'
import type { Handler } from '../call.ts'
import { houseNumberOf } from '../coverage/houseNumber.ts'
import type { Db } from '../db/database.ts'
import { Refusal } from '../refusal.ts'
import { streetAt } from './streetAt.ts'

const complementList = z.array(z.string())

export const addressInfo: Handler<'addressInfo'> = ({ query }, { db }) => knownAddress(db, query.cep, query.number)

/** An address in the operator's data, with the known complements of its building. */
export async function knownAddress(db: Db, cep: string, number: string): Promise<Reply<'addressInfo'>> {
  const street = await streetAt(db, cep)
  if (!street) throw new Refusal(404, { error: refusals['cep.unknown'], code: 'cep.unknown' })
  return {
    cep,
    number,
    address: street.street,
    neighborhood: street.neighborhood,
    city: street.city,
    UF: street.state,
    infraco: street.infraco,
    complements: await complementsOf(db, cep, number),
  }
}

async function complementsOf(db: Db, cep: string, number: string): Promise<string[]> {
  const building = await db
    .selectFrom('buildings')
    .where('cep', '=', cep)
    .where('number', '=', String(houseNumberOf(number) ?? ''))
    .select('complements')
    .executeTakeFirst()
  return building ? complementList.parse(JSON.parse(building.complements)) : []
}
