import { expandShortForms } from '../line/expandShortForms.ts'
import { normalized, saidAs } from '../line/normalizeText.ts'
import { readComplement } from './complement.ts'

/** Joins a complement: 'é um apartamento, o 42 do bloco B', 'ap 21 msm, bloco b', 'casa, fica nos fundos do templo' */
export const doorTogether = (said: string): string =>
  said
    .replace(/(\d)(?=(?:ap|bl|casa|torre|sala)\D{0,8}\d)/gi, '$1 ')
    .replace(flatThenNumber, '$1 ')
    .replace(/(?<=\b(?:ap\w*|apartamento|bloco|torre|casa|sala) \w{1,4}) (?:msm|mesmo|sim)(?=\W|$)/giu, '')
    .replace(houseBehind, '$1 ')
const flatThenNumber =
  /\b(ap(?:to|artamento)?)\b(?:\s+(?:sim|msm|mesmo))?[\s,.:]+(?:(?:é|eh|e|o|de|do|n[úu]mero|n[º°]?)\s+)*(?=\d{1,4}[a-d]?\s*(?:$|[,;]|(?:do |e |no )?(?:bloco|bl|torre)\b))/giu
const houseBehind =
  /\b(casa)[\s,.]+(?:(?:que|ela|fica|é|eh|a)\s+)*(?=[nd]os? fundos?(?:[\s,.]|$)|em cima d|embaixo d)/giu

/** Whether words next to a house number say that there is no complement: 'é casa', 'não tem apartamento' */
export function saysNoDoor(text: string, number: string): boolean {
  const own = new RegExp(`^.*\\b${number}\\b`)
  const clauses = normalized(text)
    .plain.split(/[,.;!?]+/)
    .map((clause) => expandShortForms(clause.replace(own, '').trim()).replace(/^ap\w* nao(?: e)?(?= casa$|$)/, 'nao'))
  const doors = clauses.filter((clause) => namesDoor.test(clause)).map((clause) => readComplement(saidAs(clause)))
  return doors.some(isNone) && doors.every((door) => door === null || isNone(door))
}
const namesDoor = /\b(?:casa|predio|casinha|complemento|compl|ap|apto|apartamento)\b/
const isNone = (door: ReturnType<typeof readComplement>) => door !== null && 'value' in door && door.value === ''
