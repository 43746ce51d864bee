import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { answerRules } from '../../content/questions/answers.ts'

/** A house of a block and a lot has no number yet: 'é quadra 7 lote 15'. */
export function plotIn(plain: string): Raw | null {
  const [block, lot] = [
    /\b(?:quadra|qd)\.? (\w{1,4})\b/.exec(plain)?.[1],
    /\b(?:lote|lt)\.? (\w{1,4})\b/.exec(plain)?.[1],
  ]
  return block && lot ? { number: 's/n', complement: `Quadra ${block.toUpperCase()} Lote ${lot.toUpperCase()}` } : null
}

/** A place of a building that has no form: 'em cima da borracharia, escadinha do lado'. */
export function placeIn(text: string): string | null {
  const place = text
    .trim()
    .replace(/^(?:é|fica|moro|aqui é)\s+(?:uma? )?/i, '')
    .replace(/,\s+(?:mas|nem|n[ãa]o sei|sei l[áa])\s.*$/i, '')
  return isPlace.test(place) && !place.includes('?') && answerRules.complement.safeParse(place).success ? place : null
}

const isPlace =
  /^(?:(?:uma? )?(?:sobrado|casa|apartamento|quarto) (?:em cima|nos fundos|atr[áa]s|do lado) d|em cima|emba?ixo|sobreloja|mezanino|quart(?:o|inho) |por[ãa]o|subsolo|pens[ãa]o|rep[úu]blica|(?:n[oa]|pel[oa]) (?:laje|sobreloja|corredor)|atr[áa]s d|a[oí]? lado d|do lado d|perto d|em frente)/i
