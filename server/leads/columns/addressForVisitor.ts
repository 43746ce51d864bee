import type { Address } from '../../../src/api/contract/address.ts'
import type { Lead } from '../../../src/api/contract/lead/lead.ts'

export function addressForVisitor({
  cep,
  number,
  address,
  neighborhood,
  city,
  state,
  is_block_allotment,
  block_number,
  allotment_number,
  complement,
  customComplement,
  complemento1,
}: Address): Lead['address'] {
  return {
    cep,
    number: number ?? null,
    address: address ?? null,
    neighborhood: neighborhood ?? null,
    city: city ?? null,
    state: state ?? null,
    is_block_allotment: is_block_allotment ?? false,
    block_number: block_number ?? null,
    allotment_number: allotment_number ?? null,
    complement: complement ?? customComplement ?? complemento1 ?? null,
  }
}
