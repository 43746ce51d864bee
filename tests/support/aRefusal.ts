import type { Reply } from '../../src/api/contract/calls.ts'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { earlierOrder, earlierOrderWords } from '../../src/api/contract/errors/earlierOrder.ts'

export const aCepInformation = {
  UF: 'SP',
  city: 'Ribeirão Preto',
  address: 'Rua das Palmeiras',
  neighborhood: 'Centro',
  is_block_allotment: false,
}

export function refuse(words: string, status = 422, fields = {}): never {
  throw new ApiError('refused', words, status, { error: words, code: 'invalid', id: '1', fields })
}

/** A look-up that knows every CEP except 99999999. */
export const cepInformation = (input: object) =>
  JSON.stringify(input).includes('99999999') ? refuse('CEP não encontrado.', 404) : aCepInformation

/** Refuses to finish after an earlier order, until the visitor confirms this one as well. */
export function finishAfterAnother(input: object): Reply<'finishLead'> {
  if (JSON.stringify(input).includes('"again":true')) return { success: true, orderNumber: '40718823' }
  const error = earlierOrderWords('7771000010')
  throw new ApiError('refused', error, 409, { error, code: earlierOrder, id: '1' })
}
