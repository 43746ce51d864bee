import type { Address } from '../../../src/api/contract/address.ts'
import type { Lead } from '../../../src/api/contract/lead/lead.ts'

/** Shows just enough of a value for its owner to recognise it. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return [first, ...rest.slice(-1).map((last) => `${last.slice(0, 1)}.`)].join(' ')
}

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}

export function maskPhone(digits: string): string {
  return `(${digits.slice(0, 2)}) •••••-${digits.slice(-4)}`
}

export function addressForVisitor(told: Address): Lead['address'] {
  return {
    cep: told.cep,
    number: told.number ?? null,
    address: told.address ?? null,
    neighborhood: told.neighborhood ?? null,
    city: told.city ?? null,
    state: told.state ?? null,
    is_block_allotment: told.is_block_allotment ?? false,
    block_number: told.block_number ?? null,
    allotment_number: told.allotment_number ?? null,
    complement: told.complement ?? told.customComplement ?? told.complemento1 ?? null,
  }
}
