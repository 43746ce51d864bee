/** Confirming that a visitor works here. */
export const collaboratorTexts = {
  sent: (email: string) => `Mandamos um código para ${email}.`,
  sending: 'Mandando o código…',
  another: 'Mandar outro código',
  otherEmail: 'Usar outro e-mail',
} as const

export const codeExpired = 'Esse código venceu. Peça outro e use o mais novo.'

export const wrongCode = (triesLeft: number) =>
  triesLeft === 1
    ? 'O código não confere. Você tem mais uma tentativa.'
    : `O código não confere. Você tem mais ${triesLeft} tentativas.`
