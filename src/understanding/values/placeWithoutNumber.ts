import type { Raw } from '../../funnel/answers/readAnswers.ts'

/** A house in a block and a lot has no number yet: 'é quadra 7 lote 15' */
export function plotIn(plain: string): Raw | null {
  const [block, lot] = [
    /\b(?:quadra|qd)\.? (\w{1,4})\b/.exec(plain)?.[1],
    /\b(?:lote|lt)\.? (\w{1,4})\b/.exec(plain)?.[1],
  ]
  return block && lot ? { number: 's/n', complement: `Quadra ${block.toUpperCase()} Lote ${lot.toUpperCase()}` } : null
}
