import type { Key } from '../questions/answers.ts'
import { questions } from '../questions/questions.ts'

const listed = new Intl.ListFormat('pt-BR', { type: 'conjunction' })
const listOf = (keys: readonly Key[]) => listed.format(keys.map((key) => questions[key].private ?? ''))

/** What happens to private answers that the server does not have yet. */
export const privateTexts = {
  lost: 'Esta parte precisa ser respondida de novo.',
  whyLost: (keys: readonly Key[]) =>
    `A página foi fechada ou recarregada antes do envio, e o que é privado não fica guardado no aparelho: ${listOf(keys)}.`,
  stay: (keys: readonly Key[]) =>
    `Deixe esta página aberta até lá, porque o que é privado não fica guardado no aparelho: ${listOf(keys)}.`,
} as const
