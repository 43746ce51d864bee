import { asReadBack } from './asReadBack.ts'
import { normalized } from './normalizeText.ts'
import { inDigits } from './numberWords.ts'
import type { Understanding } from './understandingTypes.ts'

/**
 * A turn after which several numbers stand is read back: '23 de agosto de 87 não espera 87 é minha irmã eu sou de 89', and
 * what differs on paper: '3 de maio de 1990, mas no documento tá 4'.
 */
export function readBackTurned(text: string, heard: Understanding): Understanding {
  const { plain } = normalized(text)
  const [, after = ''] = turn.exec(plain) ?? []
  const numbers = inDigits(after).match(/\d+(?:[\s()./-]+\d+)*/g) ?? []
  if (heard.kind !== 'answers' || (numbers.length < 2 && !onPaper.test(inDigits(plain)))) return heard
  return asReadBack(heard)
}

const onPaper = /\d.*\b(?:mas|so que|porem)\b.*\b(?:documento|rg|identidade|certidao|registro|cnh)\b\D*\d/
const turn = /\bnao[\s,.;…!]+(?:(?:es)?pera(?:i| ai)?|quer dizer)\b(.*)$/s
