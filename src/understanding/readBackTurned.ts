import { asReadBack } from './asReadBack.ts'
import { normalized } from './normalizeText.ts'
import { inDigits } from './numberWords.ts'
import type { Understanding } from './understandingTypes.ts'

/** A turn after which several numbers stand is read back: '23 de agosto de 87 não espera 87 é minha irmã eu sou de 89' */
export function readBackTurned(text: string, heard: Understanding): Understanding {
  const [, after = ''] = turn.exec(normalized(text).plain) ?? []
  const numbers = inDigits(after).match(/\d+(?:[\s()./-]+\d+)*/g) ?? []
  if (heard.kind !== 'answers' || numbers.length < 2) return heard
  return asReadBack(heard)
}

const turn = /\bnao[\s,.;…!]+(?:(?:es)?pera(?:i| ai)?|quer dizer)\b(.*)$/s
