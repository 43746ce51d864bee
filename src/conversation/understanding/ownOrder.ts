import { inSentence } from '../../content/format.ts'
import { reviewLabel, shortName } from '../../content/questions/questions.ts'
import { heardTexts } from '../../content/texts/heardTexts.ts'
import { showAnswer } from '../../funnel/answers/showAnswer.ts'
import { stands } from '../../funnel/knowledge.ts'
import type { Funnel } from '../../funnel/state.ts'
import { addressText } from '../../funnel/views/addressText.ts'
import { priceLines } from '../../funnel/views/priceLines.ts'
import { editedKey } from './edits.ts'
import { fullWords } from './fullWords.ts'

/** What a visitor asks about the own order: 'quanto fica?', 'qual plano eu escolhi?', 'que e-mail coloquei?'; null for anything else. */
export function askedOfOrder(funnel: Funnel, plain: string): string | null {
  const words = fullWords(plain)
  if (asksPrice.test(words)) return priceLines(funnel).join(' ') || null
  const named = asksAnswer.exec(words)?.slice(1).find(Boolean)
  if (named === 'endereco') return ownAddress(funnel)
  const key = named === undefined ? null : editedKey(`mudar ${named}`)
  return key && stands(funnel.kept, key) ? heardTexts.yours(shortName(key), showAnswer(funnel, key)) : null
}

function ownAddress(funnel: Funnel): string | null {
  const { door, place } = addressText(funnel)
  return door === '' ? null : heardTexts.yours(inSentence(reviewLabel('number')), `${door}, ${place}`)
}

const asksPrice =
  /^(?:(?:e|mas|entao|ai|so) )*(?:quanto (?:que )?(?:eu )?(?:vou )?(?:fica|ficou|ficaria|vai ficar|pagar|pago|da|deu|vai dar|sai|saiu|vai sair)|qual (?:e |eh |fica |ficou )?(?:o )?(?:meu )?(?:valor|preco|total))(?: (?:tudo|isso|total|no total|ao todo|por mes|mensal|a mensalidade|para mim|do meu plano|o meu plano|meu plano|final|entao|mesmo))*$/
const asksAnswer =
  /^(?:(?:e|mas|entao|ai) )*(?:qual|que) (?:(?:e|eh|era|foi|o|a) )*(?:(?:meu|minha) (\w+(?: \w+)?)|(.+?) (?:que )?(?:eu )?(?:escolhi|peguei|coloquei|informei|dei|digitei|pus|botei|passei))(?: mesmo)?$/
