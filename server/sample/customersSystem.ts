import * as z from 'zod/mini'
import { sought } from '../customers/operatorCustomersSchemas.ts'
import { sampleSystemServer } from './sampleSystemServer.ts'
import { type CustomerCard, customerCards } from './sampleCards.ts'

/** A system of contracts with the sample customers. With `longer`, it takes more time for them than for others. */
export const customersSystem = (longer = 0, port?: number) =>
  sampleSystemServer(async (_, body) => {
    const { cpf, product } = z.parse(sought, body)
    const contract = cards.flatMap((card, at) =>
      card.cpf === cpf && card.product === product ? [contractOf(card, at + 1)] : [],
    )
    if (contract.length > 0) await new Promise((resolve) => setTimeout(resolve, longer))
    return { contract: contract[0] ?? null }
  }, port)

const cards: readonly CustomerCard[] = Object.values(customerCards)

const contractOf = ({ name, email, phone, birthDate, motherName, offers, inLoyalty }: CustomerCard, n: number) => ({
  id: `contract-${n}`,
  name,
  email,
  phone,
  birth_date: birthDate,
  mothers_name: motherName,
  loyalty_until: inLoyalty ? '31/12/2999' : null,
  offers,
})
