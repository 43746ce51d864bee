import type { Reply } from '../../src/api/contract/calls.ts'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import type { Context, Handler } from '../http/calls/handlerContext.ts'
import { Refusal } from '../http/refusal.ts'
import { streetAt } from './streetByCep.ts'

export const addressByCepAndNumber: Handler<'addressInfo'> = ({ query }, context) => knownAddress(query, context)

type Building = { cep: string; number: string }

/** An address in the operator's data, with the known complements of its building. */
export async function knownAddress(
  { cep, number }: Building,
  { db, coverage }: Pick<Context, 'db' | 'coverage'>,
): Promise<Reply<'addressInfo'>> {
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
    complements: await coverage.complements(cep, number),
  }
}
