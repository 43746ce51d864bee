import type { Key } from '../../content/questions/answers.ts'

/** Answers that people give together, and that the next reply shows: 'Achei: Rua das Palmeiras', 'Certo, número 35' */
export const areInOneBreath = (keys: readonly Key[]) =>
  keys.length > 1 && oneBreath.some((all) => keys.every((key) => all.includes(key)))
const oneBreath: readonly (readonly Key[])[] = [
  ['cep', 'number', 'block', 'lot', 'complement'],
  ['bank', 'agency', 'account'],
]
