const sameAgain = 'Confira e, se for assim mesmo, envie de novo.'

/** Shown once for an answer that looks unusual, by question. */
export const unusualAnswerTexts = {
  number: 'Isso parece um CEP. Escreva só o número da casa ou do prédio; se for assim mesmo, envie de novo.',
  email: ({ domain }: { domain: string }) =>
    `Confira o final do e-mail: não seria @${domain}? Se for assim mesmo, envie de novo.`,
  agency: ({ bank, digits, checkDigit }: { bank: string; digits: number; checkDigit: boolean }) =>
    `No ${bank}, a agência costuma ter ${digits} números${checkDigit ? ' e um dígito' : ', sem dígito'}. ${sameAgain}`,
  account: ({ bank, digits }: { bank: string; digits: number }) =>
    `No ${bank}, a conta costuma ter até ${digits} números e o dígito. ${sameAgain}`,
} as const
