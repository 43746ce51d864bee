import { andText } from '../../../api/contract/values/joinWords.ts'
import type { Key } from '../../questions/answers.ts'
import { questions } from '../../questions/questions.ts'

const listOf = (keys: readonly Key[]) => andText(keys.map((key) => questions[key].private ?? ''))

/** Notes on private answers that the server does not have yet. */
export const privateAnswerTexts = {
  lost: 'Esta parte precisa ser respondida de novo.',
  whyLost: (keys: readonly Key[]) =>
    `A página foi fechada ou recarregada antes do envio, e o que é privado não fica guardado no aparelho: ${listOf(keys)}.`,
  stay: (keys: readonly Key[]) =>
    `Deixe esta página aberta até lá, porque o que é privado não fica guardado no aparelho: ${listOf(keys)}.`,
} as const
