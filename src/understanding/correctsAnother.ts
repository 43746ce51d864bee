import type { Asked } from './interpret.ts'
import { keyNamed } from './editRequests.ts'

/** Whether a line puts another answer right than the one that is asked for. */
export const correctsAnother = (asked: Asked, plain: string) =>
  correctsBefore(asked, plain) || correctsOther(asked, plain)

/** 'Na verdade é 37' after the number of the house: it is that number again, and no flat. */
const correctsBefore = ({ ask, known }: Asked, plain: string) =>
  ask === 'complement' &&
  known.number !== undefined &&
  /^(na verdade|na vdd|ops|opa|desculpa|desculpe|alias|errei|digo)[\s,]+(e|eh|o|\s)*\d+$/.test(plain)

/** 'Ap 104... aliás, o número do prédio tá errado, é 350' puts another answer right. */
const correctsOther = ({ ask, known }: Asked, plain: string) =>
  plain
    .split(/[,;.!]+\s+/)
    .slice(1)
    .some((clause) => {
      const key = /\berr(ei|ad[oa])\b/.test(clause) ? keyNamed(clause) : null
      return key !== null && key !== ask && known[key] !== undefined
    })
