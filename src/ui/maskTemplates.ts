export type MaskName = 'cep' | 'phone' | 'date' | 'cpf' | 'cnpj' | 'agency' | 'account'

/** What a mask still waits for, shown after the typed text. */
export const maskTemplates: Partial<Record<MaskName, string>> = {
  cep: '_____-___',
  phone: '(__) _____-____',
  date: '__/__/____',
  cpf: '___.___.___-__',
  cnpj: '__.___.___/____-__',
}

/** Words typed in its place set a mask aside; only a CNPJ has letters of its own. */
export const fits = (text: string, mask: MaskName) => mask === 'cnpj' || !/\p{L}/u.test(text)

/** Whether nothing more fits. */
export const isFull = (text: string, mask: MaskName) => text.length === maskTemplates[mask]?.length && fits(text, mask)
