import type { Key } from './answers.ts'

/** What is private, as it is named in a sentence. */
const names: { [K in Key]?: string } = {
  birthDate: 'a sua data de nascimento', motherName: 'o nome da sua mãe', document: 'o seu CPF ou CNPJ', agency: 'a agência', account: 'a conta', code: 'o código do e-mail',
}

const listed = new Intl.ListFormat('pt-BR', { type: 'conjunction' })
const listOf = (keys: readonly Key[]) => listed.format(keys.map((key) => names[key] ?? ''))

/** What becomes of private answers that the server does not have yet. */
export const privateTexts = {
  lost: 'Preciso perguntar de novo.',
  whyLost: (keys: readonly Key[]) => `A página foi fechada ou recarregada antes de eu conseguir enviar estes dados, e eu não guardo no aparelho o que é privado: ${listOf(keys)}.`,
  stay: (keys: readonly Key[]) => `Deixe esta página aberta até lá: eu não guardo no aparelho ${listOf(keys)}.`,
} as const
