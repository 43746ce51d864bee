export type MaskName = 'cep' | 'phone' | 'date' | 'cpf' | 'cnpj' | 'agency' | 'account'

/** What a mask still waits for, shown after the typed text. */
export const maskTemplates: Partial<Record<MaskName, string>> = {
  cep: '_____-___',
  phone: '(__) _____-____',
  date: '__/__/____',
  cpf: '___.___.___-__',
  cnpj: '__.___.___/____-__',
}
