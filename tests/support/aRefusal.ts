import { ApiError } from '../../src/api/contract/errors/apiError.ts'

/** The reply to the look-up of a CEP. */
export const aCepInformation = {
  UF: 'SP',
  city: 'Ribeirão Preto',
  address: 'Rua das Palmeiras',
  neighborhood: 'Centro',
  is_block_allotment: false,
}

/** Refuses a call as the server does. */
export function refuse(words: string, status = 422, fields = {}): never {
  throw new ApiError('refused', words, status, { error: words, code: 'invalid', id: '1', fields })
}

/** A look-up that knows every CEP except 99999999. */
export const cepInformation = (input: object) =>
  JSON.stringify(input).includes('99999999') ? refuse('CEP não encontrado.', 404) : aCepInformation
