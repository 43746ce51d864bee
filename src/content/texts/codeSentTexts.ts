/** The code that confirms an employee. */
export const codeSentTexts = {
  sent: (email: string) => `Mandamos um código para ${email}.`,
  sending: 'Mandando o código…',
  another: 'Mandar outro código',
  expired: 'Esse código não vale mais. Peça outro e use o mais novo.',
  otherEmail: 'Usar outro e-mail',
} as const
