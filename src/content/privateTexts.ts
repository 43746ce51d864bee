import type { Key } from './answers.ts'

/** What is private, as it is named in a sentence. */
const names: { [K in Key]?: string } = {
  birthDate: 'a sua data de nascimento', motherName: 'o nome da sua mãe', document: 'o seu CPF ou CNPJ', agency: 'a agência', account: 'a conta', code: 'o código do e-mail',
}

const listed = new Intl.ListFormat('pt-BR', { type: 'conjunction' })
const listOf = (keys: readonly Key[]) => listed.format(keys.map((key) => names[key] ?? ''))

/** What becomes of private answers that the server does not have yet. */
export const privateTexts = {
  lost: 'Esta parte precisa ser respondida de novo.',
  whyLost: (keys: readonly Key[]) => `A página foi fechada ou recarregada antes do envio, e o que é privado não fica guardado no aparelho: ${listOf(keys)}.`,
  stay: (keys: readonly Key[]) => `Deixe esta página aberta até lá, porque o que é privado não fica guardado no aparelho: ${listOf(keys)}.`,
} as const
