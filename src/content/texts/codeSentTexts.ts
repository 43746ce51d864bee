/** Confirming that a visitor works here. */
export const codeSentTexts = {
  sent: (email: string) => `Mandamos um código para ${email}.`,
  sending: 'Mandando o código…',
  another: 'Mandar outro código',
  otherEmail: 'Usar outro e-mail',
} as const
