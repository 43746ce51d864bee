/** The code that confirms an employee. */
export const codeSentTexts = {
  sent: (email: string) => `Mandamos um código para ${email}.`,
  sending: 'Mandando o código…',
  another: 'Mandar outro código',
  expired: 'Esse código não vale mais. Peça outro e use o mais novo.',
  otherEmail: 'Usar outro e-mail',
} as const

export const wrongCodeText = (triesLeft: number) =>
  triesLeft === 1
    ? 'O código não confere. Você tem mais uma tentativa.'
    : `O código não confere. Você tem mais ${triesLeft} tentativas.`
