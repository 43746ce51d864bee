/** Said once of an answer that looks unusual, by question. */
export const unusualAnswerTexts = {
  number: 'Isso parece um CEP. Escreva só o número da casa ou do prédio.',
  email: ({ domain }: { domain: string }) => `Confira o final do e-mail: não seria @${domain}?`,
  agency: ({ bank, digits, checkDigit }: { bank: string; digits: number; checkDigit: boolean }) =>
    `No ${bank}, a agência costuma ter ${digits} números${checkDigit ? ' e um dígito' : ', sem dígito'}.`,
  account: ({ bank, digits }: { bank: string; digits: number }) =>
    `No ${bank}, a conta costuma ter até ${digits} números e o dígito.`,
  sameAgain: 'Se for assim mesmo, envie de novo.',
} as const
