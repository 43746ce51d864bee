import type { Key } from '../content/questions/answers.ts'
import type { Day } from '../api/contract/values/dates.ts'
import { journey } from '../funnel/journey/journey.ts'
import type { Funnel } from '../funnel/state.ts'
import { answersOf } from '../funnel/answersAndFacts.ts'
import { completed, plansIn } from './readContextualAnswer.ts'
import { speedsIn } from './plans/plansAskedOf.ts'
import { choicesHere } from './plans/visiblePlans.ts'
import { sentencesOf } from './line/clauses.ts'
import { normalized } from './line/normalizeText.ts'
import { areNumbers, meansAskedNumber } from './commands/editRequests.ts'
import type { Choice } from './plans/plansMeant.ts'
import { isName, isOfPlan } from './readValue.ts'
import { valuesOf } from './readings/scoreReadings.ts'
import { doorTogether, saysNoDoor } from './values/doorBeside.ts'
import { twoBanks } from './values/bank.ts'
import { cpfTogether } from './values/document.ts'
import { isMistyped } from './values/email.ts'
import { asksForDay, splitAtRequest } from './values/visitRequest.ts'
import { onlyChosen } from './payment/onlyChosen.ts'
import { once } from './once.ts'
import { interpret, type Interpretation } from './interpret.ts'

/** Reads a text at a question, cached per funnel because several readers need it. */
export function interpretAtQuestion(funnel: Funnel, key: Key, text: string, today: Day): Interpretation {
  const known = once(readSoFar, funnel, () => new Map<string, Interpretation>())
  return once(known, `${key} ${today} ${text}`, () => readHere(funnel, key, text, today))
}
const readSoFar = new WeakMap<Funnel, Map<string, Interpretation>>()

/** 'O número' is no house's at other numbers, 'errei o número, é 1612', nor at a CEP without a word for a house. */
function readHere(funnel: Funnel, key: Key, text: string, today: Day): Interpretation {
  const { plain } = normalized(text)
  const read = withoutAsked(key, plain, withoutDoor(funnel, key, text, withRequestedVisit(funnel, key, text, today)))
  const part = key === 'complement' && valuesOf(read).complement === '' ? backPart.exec(text)?.[0] : undefined
  if (part !== undefined) return { ...withoutKey(read, key), doubted: { ...read.doubted, complement: part } }
  const isElsewhere = key === 'cep' && valuesOf(read).cep === undefined && !namesHouse(plain)
  const dropped = [
    ...(isElsewhere || meansAskedNumber(key, plain) || (valuesOf(read).number === 's/n' && isOfFlat.test(plain))
      ? (['number'] as const)
      : []),
    ...(furtherOn.test(plain) && (valuesOf(read).complement ?? read.doubted?.complement) === 'frente'
      ? (['complement'] as const)
      : []),
    ...(twoBanks.test(plain) ? (['bank'] as const) : []),
    ...(isOtherGiga(funnel, plain, read.answers.plan ?? read.doubted?.plan) ? (['plan'] as const) : []),
    ...(Number(dayOfVisit.exec(plain)?.[1]) === valuesOf(read).dueDate ? (['dueDate'] as const) : []),
  ]
  return dropped.reduce(withoutKey, read)
}

/** Whether the plan that is read is of one giga, and a line names others: 'quero o de 3 giga. tem fidelidade?' */
function isOtherGiga(funnel: Funnel, plain: string, read: Interpretation['answers'][Key]): boolean {
  const plan = read === undefined ? undefined : plansIn(funnel).find(({ sku }) => sku === read)
  return plan?.plan_download === 1000 && speedsIn(plain).some((mega) => mega > 1000) && !oneGiga.test(plain)
}
const oneGiga = /\b(?:1|um|de) giga\b/

/** Matches 'Dá pra marcar mais pra frente?' */
const furtherOn = /\bmais (?:(?:pra|para) )?(?:a )?frente\b/

/** Matches what is missing in 'Não tem apartamento nem nada', which is no number */
const isOfFlat = /\b(?:nao|n) tem (?:ap\w*|complemento|bloco|predio|andar)\b/

/** Matches the part in 'É casa, mas é nos fundos', which is no house without complement. */
const backPart =
  /(?<=(?<!n[ãa]o )(?<!\p{L})(?:[ée]|eh|fica|moro|moramos) )(?:(?:casa|casinha|kitnet|sobrado) )?(?:n[oa]s?|d[eo]s?) (?:fundos?|tr[áa]s|(?:andar|parte) d[eo] (?:cima|baixo|tr[áa]s))(?!\p{L})/iu

function withoutKey(read: Interpretation, key: Key): Interpretation {
  const { [key]: _, ...answers } = read.answers
  const { [key]: __, ...doubted } = read.doubted ?? {}
  return { ...read, answers, ...(read.doubted && { doubted }) }
}
/** 'Segunda dia 7 de manhã' */
const dayOfVisit =
  /^(?!.*\b(?:receb\w+|salario|pag\w+|venc\w+)\b).*\b(?:segunda|terca|quarta|quinta|sexta|sabado)(?:-feira)?,? (?:dia )?(\d{1,2})\b[^,.;]{0,12}\b(?:manha|tarde)\b/

const withoutAsked = (key: Key, plain: string, read: Interpretation): Interpretation => ({
  ...read,
  answers: onlyChosen(key, plain, read.answers),
  ...(read.doubted && { doubted: onlyChosen(key, plain, read.doubted) }),
})

/** Whether words name a house; 'A Claro me cobrou 600 de multa' does not. */
export const namesHouse = (plain: string) => ofHouse.test(plain)
const ofHouse = /\b(?:numero|num|nr?|n[ºo]|casa|predio|ap\w*|bloco|rua|av\w*|endereco|moro|moramos|resido|fica)\b/

/** Adds that there is no complement: 'É 35, casa. O wi-fi chega ao quintal?' */
function withoutDoor(funnel: Funnel, key: Key, text: string, read: Interpretation): Interpretation {
  const { number, complement } = valuesOf(read)
  if ((key !== 'cep' && key !== 'number') || typeof number !== 'string' || complement !== undefined) return read
  if (answersOf(funnel).complement !== undefined || !saysNoDoor(text, number)) return read
  return read.answers.number === undefined
    ? { ...read, doubted: { ...read.doubted, complement: '' } }
    : { ...read, answers: { ...read.answers, complement: '' } }
}

/** The certain and likely answers, for a read-back. */
export const likelyAnswers = (funnel: Funnel, key: Key, text: string, today: Day): Interpretation['answers'] =>
  valuesOf(interpretAtQuestion(funnel, key, text, today))

/** A sentence that asks for a day tells the visit; those before it say why: 'quinta tem médico. Pode ser sexta à tarde?' */
function withRequestedVisit(funnel: Funnel, key: Key, text: string, today: Day): Interpretation {
  const read = interpretHere(funnel, key, text, today)
  const sentences =
    key === 'schedule' && hinders.test(splitAtRequest(normalized(text).plain)?.before ?? '') ? sentencesOf(text) : []
  const at = sentences.findIndex((sentence) => asksForDay.test(normalized(sentence).plain) && sentence.includes('?'))
  if (at < 1) return read
  return withVisit(withoutKey(read, key), interpretHere(funnel, key, sentences.slice(at).join(' '), today))
}

/** Matches the reasons in 'Quinta tem fisioterapia' */
const hinders =
  /\b(?:tem|tenho|vai|vou|trabalh\w+|viaj\w+|estou|to|fica|ocupad\w+|plantao)\b(?! (?:bem|bom|otim|certo|ser|dar))/

const withVisit = (read: Interpretation, { answers, doubted }: Interpretation): Interpretation =>
  answers.schedule === undefined
    ? { ...read, doubted: { ...read.doubted, ...(doubted?.schedule && { schedule: doubted.schedule }) } }
    : { ...read, answers: { ...read.answers, schedule: answers.schedule } }

/** Words may name any plan sold at the address, but 'the cheapest' is among the shown ones. */
function interpretHere(funnel: Funnel, key: Key, text: string, today: Day): Interpretation {
  const { banks = [] } = journey(funnel).facts
  const read = (words: string, choice: Choice) =>
    interpret(
      { ask: key, text: withoutNumber(funnel, key, spaced(key, words)), known: answersOf(funnel) },
      { ...choice, banks, today },
    )
  for (const choice of isOfPlan(key) ? choicesHere(funnel, key) : []) {
    const found = read(text, choice)
    if (found.answers[key] !== undefined || found.several) return found
  }
  const ofAll = read(text, { offers: plansIn(funnel), shown: [] })
  const whole = ofAll.answers[key] === undefined ? completed(funnel, key, text) : null
  const ofBoth = whole === null ? null : read(whole, { offers: [] })
  return ofBoth?.answers[key] === undefined ? ofAll : ofBoth
}

/** Removes the known number at the complement: 'ss 35 sem complemento', 'é 35 mesmo, casa' */
function withoutNumber(funnel: Funnel, key: Key, said: string): string {
  const { number } = answersOf(funnel)
  if (key !== 'complement' || number === undefined) return said
  return said.replace(
    new RegExp(
      `^\\W*(?:(?:ss?|sim|isso|é|eh|e|o|n[º°]?|n[úu]mero)\\s+)*${number}(?:\\s+(?:mesmo|msm))?[\\s,.]+(?=\\p{L}{2})`,
      'iu',
    ),
    '',
  )
}

/** Restores spaces that a mask swallowed between digits and words; joins spelled names and split complements. */
const spaced = (key: Key, said: string) => {
  if (isName(key) && spelled.test(said))
    return said
      .split(betweenNames)
      .map((name) => name.replace(/\s/g, ''))
      .join(' ')
  if (key === 'complement') return doorTogether(said)
  if (key === 'document') return cpfTogether(said)
  const text = areNumbers.has(key) ? said.replace(itsNumber, '$1').replace(digitLast, ' dígito $1') : said
  return masked.has(key) ? text.replace(/(\d)(\p{L}{2,})/gu, '$1 $2') : text
}
/** Matches the end of '1234 com 5 no fim' */
const digitLast = /[\s,]+com (?:o )?(\S+) no (?:fim|final)(?!\p{L})/iu
/** Matches 'A n a espaço L i m a' */
const spelled = /^\s*(?:(?:\p{L}|espa[çc]o)\s+){4,}\p{L}\W*$/iu
const betweenNames = /\s+espa[çc]o\s+|\s{2,}/i
/** Matches the beginning of 'O número é 1612' */
const itsNumber =
  /(^|[\s,])(?:o|meu) n[úu]mero (?:(?:é|eh) (?=\d|(?:zero|um|dois|tr[êe]s|quatro|cinco|seis|meia|sete|oito|nove|mil)\b)|(?=acho (?:que )?(?:é|eh) ))/i
const masked = new Set<Key>(['cep', 'phone', 'birthDate', 'agency', 'account'])

/** An e-mail with a likely typo in its host, which is taken and asked about at once. */
export const mistypedIn = ({ doubted: { email } = {} }: Interpretation) =>
  typeof email === 'string' && isMistyped(email) ? { email } : {}
