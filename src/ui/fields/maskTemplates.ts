export type MaskName = 'cep' | 'phone' | 'date' | 'cpf' | 'cnpj' | 'agency' | 'account'

/** A template of the characters that a mask takes. */
export const maskTemplates: Partial<Record<MaskName, string>> = {
  cep: '_____-___',
  phone: '(__) _____-____',
  date: '__/__/____',
  cpf: '___.___.___-__',
  cnpj: '__.___.___/____-__',
}

/** Whether a template applies to a text: not to words or a country code. A CNPJ may have letters. */
export const fits = (text: string, mask: MaskName) => mask === 'cnpj' || !/[\p{L}+]/u.test(text)

/** Whether the mask takes no more characters. */
export const isFull = (text: string, mask: MaskName) => text.length === maskTemplates[mask]?.length && fits(text, mask)
