import type { Key, Value } from '../content/questions/answers.ts'
import { isAboutOthers, isAboutOtherThanMother, isHedged, people } from './aboutOthersOrUnsure.ts'
import { isComplete } from './gatherValues.ts'
import { onlyFillers } from './onlyFillers.ts'
import { findAnswerLabels } from './findAnswerLabels.ts'
import { inDigits } from './numberWords.ts'
import { readValue, type World } from './readValue.ts'
import { part, saidAs, trimmed, type Said } from './normalizeText.ts'
import { stripCourtesy } from './stripCourtesy.ts'
import { hasUsualName, readName } from './values/name.ts'

/**
 * The answer in a line with remarks: exactly one clause reads as one, and no other speaks against it.
 * `told` are the questions whose clauses are read already.
 */
export function answerAmongRemarks(said: Said, ask: Key, world: World, told: readonly Key[]): Value | null {
  if (told.length === 0 && (ask === 'name' || ask === 'motherName')) {
    if ((ask === 'name' ? isAboutOthers : isAboutOtherThanMother)(said.plain)) return null
    const name = readName(stripCourtesy(said), ask, false, true)
    return name && 'value' in name ? name.value : null
  }
  const formed = told.length === 0 ? byForm(said, ask, world) : null
  if (formed !== null) return formed
  if (!(told.length > 0 && names.has(ask)) && !keys.has(ask)) return null
  const clauses = clausesOf(said).filter(
    (clause) => !findAnswerLabels(clause, ask).some(({ key }) => told.includes(key)),
  )
  if (clauses.length === 0 || (clauses.length === 1 && told.length === 0)) return null
  const reads = clauses.map((clause) => readValue(ask, clause, world))
  const values = reads.flatMap((read) => (read && 'value' in read && isComplete(read) ? [read.value] : []))
  const remarks = clauses.filter((_, at) => !isComplete(reads[at] ?? null))
  const [value, ...others] = values
  if (value === undefined || others.some((other) => other !== value)) return null
  if (ask === 'complement' && !isDoor.test(typeof value === 'string' ? value : '')) return null
  const isDoubted =
    clauses.some(({ plain }) => isUnsure(plain)) || remarks.some(({ plain }) => against.test(plain.replace(aside, ' ')))
  return isDoubted || remarks.some((remark) => !isRemark(remark, ask)) ? null : value
}

const keys = new Set<Key>(['cep', 'number', 'complement', 'phone', 'dueDate'])
/** A complement that a remark leaves whole: none, or a door with its number. */
const isDoor = /^$|^(?=.*\d).*[a-z]/i
/** A name finds its own clause; one beside another answer is found here. */
const names = new Set<Key>(['name', 'motherName'])

const cuts =
  /\s*[,;\n!]+\s*|\s+\(|\)\s*|\s*:\s+|(?<=\w{2})\.\s+|\s+[-–—]+\s+|\s+(?=(porque|pq|pois|mas|so que|q|que|faz|fica|entao|perto|ali|aqui|em frente|do lado|ao lado|na esquina|esquina|ess[ea]|este|onde|liga|chama|desde|peguei|[ao] d[aeo])\s)/

function clausesOf(said: Said): Said[] {
  const cut = cuts.exec(said.plain)
  const one = trimmed(part(said, 0, cut?.index))
  const rest = cut ? clausesOf(part(said, Math.max(cut.index + cut[0].length, 1))) : []
  return one.plain === '' ? rest : [one, ...rest]
}

const isUnsure = (plain: string) => isHedged(plain) || isAboutOthers(plain) || somebody.test(plain)
/** What does not work, and what went wrong with another, are no word against this one. */
const aside =
  /^(mas|so que|porque|pq|pois) .*\bnao (?:func\w+|toca|abre|tem (?:campainha|interfone|placa|porteiro)|atend\w+|fica|passa)\b.*|^(porque|pq|pois|que) [oa] outr[oa] .*$/
const somebody = new RegExp(
  `\\b(contrato|protocolo|guri|guria|mozao)\\b|\\b(?!trabalho|sindic|zelador)(${people})\\b|^d[oa] `,
)
const against =
  /\?|\b(nao|n|naum|nunca|nem|sem|ou|se|era|foi|antes|morava|antig\w*|errad\w*|errei|troc\w+|mud(ei|ou|ar|anca|a)|outr[oa]s?|vizinh\w+|cancel\w+|quant\w+|qual|voces?|vcs?|mais|menos|ate|util|saber|disse|falei)\b/

/** Values that are known by how they are written, wherever they stand. */
const forms: { [K in Key]?: RegExp } = {
  cep: /(?<![\d.-])\d{2}\.?\d{3}[-\s]?\d{3}(?![\d-])/g,
  phone: /(?<![\d.])(\+?55[\s.-]?)?\(?\d{2}\)?[\s.-]*(9[\s.-]?)?\d{4}[\s.-]?\d{4}(?!\d)/g,
  email: /[^\s,;:()<>"]+@[^\s,;:()<>"]*[a-z]/g,
}

/** What went wrong with another. */
const ofOther = /\s(porque|pq|pois|que) [oa] outr[oa] .*$/

/** The one value of its form: what leads to it says nothing else, and what follows takes nothing back. */
function byForm(said: Said, ask: Key, world: World): Value | null {
  const [hit, ...others] = [...said.plain.matchAll(forms[ask] ?? /$^/g)]
  if (
    !hit ||
    others.some(([other]) => other !== hit[0]) ||
    isUnsure(said.plain.replace(ofOther, '')) ||
    another.test(said.plain)
  )
    return null
  const [before, after] = [part(said, 0, hit.index), part(said, hit.index + hit[0].length)]
  const read = readValue(ask, part(said, hit.index, hit.index + hit[0].length), world)
  const isBeside = [before, after].every(
    (beside) =>
      !/[\d@]/.test(beside.plain.replace(counted, ' ')) &&
      !hasUsualName(trimmed(beside)) &&
      findAnswerLabels(beside, ask).every(({ key }) => key === ask),
  )
  return isBeside &&
    read &&
    isComplete(read) &&
    'value' in read &&
    leads(before) &&
    !takesBack.test(after.plain.replace(ofOther, ''))
    ? read.value
    : null
}
/** Words that say nothing else, or a few that end in a colon. */
const leads = (said: Said) =>
  onlyFillers(saidAs(said.plain.replace(/\b(residencia|seria|usa|usar|cel|moc[oa])\b/g, ' '))) ||
  (/:\s*$/.test(said.plain) && !against.test(said.plain))
const takesBack =
  /^\W*(d[aoe]s?|que|fica|ta|esta|e|eh|me|para|pra)\b|\?|\b(loja|pix|golpe|perdi|quebr\w+|bloque\w+|hack\w+|sem sinal)\b|\bnao\W*$|\b(nao (e|era|vale|serve|existe|funciona|uso|sei|quero|mais|pode|lembro)|ou|era|antig[oa]|velh[oa]|errad[oa]|trocad[oa]|mud(ei|ou)|cancel\w+|exemplo|quant\w+|qual)\b/

/** Whether a clause says no value of its own: its digits count years, hours or metres, or tell when one is paid. */
const isRemark = ({ text, plain }: Said, ask: Key) =>
  !/[\d@]/.test(
    inDigits(plain)
      .replace(counted, ' ')
      .replace(ask === 'dueDate' ? payday : /$^/, ' '),
  ) &&
  !another.test(plain) &&
  !hasUsualName({ text, plain })
const counted =
  /\b(um|uma|1)\b(?! \d)|\b\d+ ?(h|hs|hrs?|horas?|anos?|min\w*|metros?|km|dias?|meses|pessoas|andar|vezes|quadras?|casas?)\b/g
const payday = /.*\b(receb\w+|salario|vale|pagamento|pagam|cai|caem|aposentadoria|pensao|adiantamento|aluguel)\b.*/
const another = /\b(boleto|debito|plano|mega|giga|condominio|cond|quadra|lote|reais|cpf|cnpj|quero|prefiro)\b/
