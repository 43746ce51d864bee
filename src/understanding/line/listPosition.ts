import { inDigits } from './numberWords.ts'

/** The index in a list that words name: 'o segundo', 'gostei do 3', 'o penúltimo'. -1 if none. */
export function listPosition(words: string, count: number): number {
  const [, word = ''] = placed.exec(inDigits(words)) ?? []
  const end = ends.indexOf(word)
  const place = end >= 0 ? count - 1 - end : /^\d\d?$/.test(word) ? Number(word) - 1 : places.indexOf(word)
  return place < count ? place : -1
}

/** Ordinals without their ending, from the beginning and from the end. */
export const places = 'primeir segund terceir quart quint sext setim oitav non decim'.split(' ')
export const ends = ['ultim', 'penultim', 'antepenultim']

const placed =
  /^(?:(?:e|eh|quero|prefiro|escolho|gostei|curti|fico|vou|pode ser|manda|poe|bota|coloca|deixa|acho que e|opcao|alternativa|item|numero|com|de|do|da|no|na|a|o) )*(\w+?)a?o?(?: (?:opcao|plano|(?:ai )?d[ao] (?:lista|fileira|fila)|de cima(?: para baixo)?|por favor|mesmo|ai))*$/
