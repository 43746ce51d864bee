import { writtenOut } from './expandShortForms.ts'
import { opensQuestion } from '../replies/replyToQuestions.ts'

/** Whether a part of a line asks: 'No boleto, tem desconto?', 'débito na minha conta pode, mesmo no nome do meu pai?' */
export const isQuestionPart = (part: string) =>
  /^n?[oa] (?:boleto|d[ée]bito)\W*$|\b(?:conta|nome)\b.*\bpode\W*$/i.test(part) ||
  part.includes('?') ||
  /\b(?:oq|o qu[eê])\W*$/i.test(part) ||
  opensQuestion.test(writtenOut(part))
