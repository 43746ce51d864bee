import type { Key, Value } from '../content/questions/answers.ts'
import { isAboutOthers, isHedged, people } from './doubts.ts'
import { isComplete } from './gather.ts'
import { labelsIn } from './labels.ts'
import { inDigits } from './numberWords.ts'
import { readValue, type World } from './readValue.ts'
import { part, trimmed, type Said } from './said.ts'
import { hasUsualName } from './values/name.ts'

/**
 * The answer that stands in a line beside remarks: exactly one clause reads as one, and no other speaks against it, by
 * digits, a negation, a doubt, the past or another person. `told` are the questions whose clauses are read already.
 */
export function oneCandidate(said: Said, ask: Key, world: World, told: readonly Key[]): Value | null {
  if (!(told.length > 0 && names.has(ask)) && !keys.has(ask)) return null
  const clauses = clausesOf(said).filter((clause) => !labelsIn(clause, ask).some(({ key }) => told.includes(key)))
  if (clauses.length === 0 || (clauses.length === 1 && told.length === 0)) return null
  const reads = clauses.map((clause) => readValue(ask, clause, world))
  const values = reads.flatMap((read) => (read && 'value' in read && isComplete(read) ? [read.value] : []))
  const remarks = clauses.filter((_, at) => !isComplete(reads[at] ?? null))
  const [value, ...others] = values
  if (value === undefined || others.length > 0) return null
  if (ask === 'complement' && /^\d+$/.test(`${value}`)) return null
  return clauses.some(({ plain }) => against(plain)) || remarks.some((remark) => !isRemark(remark, ask)) ? null : value
}

const keys = new Set<Key>(['cep', 'number', 'complement', 'phone', 'dueDate'])
/** A name finds its own clause; one beside another answer is found here. */
const names = new Set<Key>(['name', 'motherName'])

const cuts =
  /\s*[,;\n!]+\s*|\s+\(|\)\s*|\s*:\s+|(?<=\w{2})\.\s+|\s+[-–—]+\s+|\s+(?=(porque|pq|pois|mas|so que|que|faz|fica|perto|ali|aqui|em frente|do lado|ao lado|na esquina|esquina|ess[ea]|este|onde|liga|chama|desde|peguei|[ao] d[aeo])\s)/

function clausesOf(said: Said): Said[] {
  const cut = cuts.exec(said.plain)
  const one = trimmed(part(said, 0, cut?.index))
  const rest = cut ? clausesOf(part(said, Math.max(cut.index + cut[0].length, 1))) : []
  return one.plain === '' ? rest : [one, ...rest]
}

const against = (plain: string) => {
  const words = plain.replace(aside, ' ')
  return isHedged(words) || isAboutOthers(words) || somebody.test(words) || speaksAgainst.test(words)
}
/** What does not work, and what went wrong with another, are no word against this one. */
const aside =
  /^(mas|so que|porque|pq|pois) .*\bnao (?:func\w+|toca|abre|tem (?:campainha|interfone|placa|porteiro)|atend\w+|fica|passa)\b.*|^(porque|pq|pois|que) [oa] outr[oa] .*$/
const somebody = new RegExp(`\\b(?!trabalho|sindic|zelador)(${people})\\b|^d[oa] `)
const speaksAgainst =
  /\?|\b(nao|n|naum|nunca|nem|sem|ou|se|era|foi|antes|morava|antig\w*|errad\w*|errei|troc\w+|mud(ei|ou|ar|anca|a)|outr[oa]s?|vizinh\w+|cancel\w+|quant\w+|qual|voces?|vcs?|mais|menos|ate|util|saber|disse|falei)\b/

/** Whether a clause says no value of its own: its digits count years, hours or metres, or tell when one is paid. */
const isRemark = ({ text, plain }: Said, ask: Key) =>
  !/[\d@]/.test(inDigits(plain).replace(counted, ' ').replace(ask === 'dueDate' ? payday : /$^/, ' ')) &&
  !another.test(plain) &&
  !hasUsualName({ text, plain })
const counted = /\b(um|uma|1)\b(?! \d)|\b\d+ ?(h|hs|hrs?|horas?|anos?|min\w*|metros?|km|dias?|meses|pessoas|andar|vezes|quadras?|casas?)\b/g
const payday = /.*\b(receb\w+|salario|vale|pagamento|pagam|cai|caem|aposentadoria|pensao|adiantamento|aluguel)\b.*/
const another = /\b(boleto|debito|plano|mega|giga|condominio|cond|quadra|lote|reais|cpf|cnpj|quero|prefiro)\b/
