import type { Key } from '../content/questions/answers.ts'
import { rulesAt, toCrew } from './finalChoiceRules.ts'

/**
 * What is wanted in the end: 'mudei de ideia, pix', 'entre o 500 e o 600... acho que vou no 600', 'Nubank, se não der o Inter'.
 */
export function finalChoice(key: Key, text: string): string {
  const wanted = text.replace(mindChanged, '').replace(ifSo, '').replace(isItPossible, '').replace(notThat, '$1 e ')
  if (text.includes('?')) return wanted
  return rulesAt(key).reduce((said, [found, instead]) => said.replace(found, instead), wanted)
}

/** What is said for the crew beside a visit. */
export const toldToCrew = (text: string): string | null =>
  text.includes('?') ? null : (toCrew.exec(text)?.[0] ?? null)

const mindChanged =
  /^\s*(ah[\s,]+)?mudei de id[eé]ia(?:\s*[,.:;!]\s*|\s+(?=quero|vou|prefiro|pode|bota|p[õo]e|coloca|é|melhor|agora))(?=\S)/i
/** 'Não curti passar a conta, se for assim deixa no boleto' */
const ifSo = /^.*\b(?:se for assim|sendo assim|nesse caso|desse jeito)[\s,]+(?=\S)/is
/** 'Prefiro boleto mesmo, dá pra voltar?' */
const isItPossible =
  /(?<=\S)[\s,.]+(?:ainda )?(?:d[áa]|pode|tem como)(?: ainda)? (?:(?:pra|para|de) )?(?:voltar|trocar|mudar)(?: ainda)?\s*\?+\s*$/i
/** 'O número é 53 não 35' */
const notThat = /(?<!\p{L})((?:é|eh) (?:o |dia )?\d+) (?=n[ãa]o (?:é )?(?:o |dia )?\d)/iu
