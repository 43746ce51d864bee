import { dayInBrazil } from '../api/contract/values/dates.ts'
import { keysIn, type Key } from '../content/questions/answers.ts'
import { noComplement, rawOf } from '../funnel/answers/answerAsTyped.ts'
import type { Raw } from '../funnel/answers/readAnswers.ts'
import { journey } from '../funnel/journey/journey.ts'
import { answersOf } from '../funnel/answersAndFacts.ts'
import type { Funnel } from '../funnel/state.ts'
import { plansIn } from './readContextualAnswer.ts'
import { answeredKeys } from './answeredKeys.ts'
import { handleMessageAtQuestion } from './handleMessageAtQuestion.ts'
import { interpret, type Interpretation } from './interpret.ts'
import { keyNamed } from './editRequests.ts'
import { sideCorrection } from './sideCorrection.ts'
import { namedAnew } from './answersToDoubleCheck.ts'
import { namesDay, planChanged, planKey } from './plans/planChanged.ts'
import { normalized as plainly } from './normalizeText.ts'
import { isAboutOthers } from './aboutOthersOrUnsure.ts'
import { valueWithin } from './values/valueWithin.ts'
import { streamingName } from './plans/streamingWords.ts'
import { streamingWish } from './streamingWish.ts'
import type { Understanding } from './understandingTypes.ts'

/**
 * The answers that words at the review change, as if typed: 'muda o vencimento pra 15', 'aceito mas quero o de 700'.
 */
export function changesAtReview(funnel: Funnel, typedText: string, now: Date): Raw | null {
  const text = typedText
    .replace(politely, '$1')
    .replace(/^\s*antes de \S+,?\s+/i, '')
    .replace(/[\s,]+(?:ainda )?d[áa] (?:pra|para) (?:trocar|mudar)(?: ainda)?\?\s*$/i, '')
    .replace(/^\s*(?:(?:calma|espera|pera[ií]?|ah|opa|antes|primeiro)[\s,.]+)+(?=\S)/i, '')
    .replace(/\b(?:deixa eu|deixe eu|quero|queria|preciso) (?:s[óo] )?(?=(?:troc|mud|alter|corrig)\w*r\b)/i, '')
    .replace(reasonOfDay, '')
    .replace(askedBefore, 'quero ')
    .replace(askedFix, '')
    .replace(lacks, 'muda $1 para ')
    .replace(shouldBe, '')
    .replace(fromBefore, '')
    .replace(agreesToRest, '')
    .replace(/[\s,]+se (?:der|puder\w*|for poss[íi]vel|tiver como)[\s.!]*$/i, '')
    .replace(/\bque é (?=\S+$)/i, 'é ')
    .replace(/\s+antes(?: de (?:mandar|enviar|fechar|aceitar|finalizar|confirmar|assinar).*)?$/i, '')
  const but = afterBut.exec(text)?.[1] ?? /^\s*mudei de id[eé]ia[\s,.]+(?:quero |agora )*(\S.*)$/is.exec(text)?.[1]
  if (but !== undefined) return changesAtReview(funnel, but, now)
  const several = severalChanges(funnel, text, now)
  if (several) return several
  const known = answeredKeys(funnel)
  const { plain } = plainly(text)
  const wish = streamingWish(funnel, plain)
  if (wish && 'sku' in wish) return { [planKey(funnel)]: wish.sku }
  const plan = planChanged(funnel, text)
  if (plan) return plan
  const about = ofVisit.test(plain)
    ? undefined
    : speaksOf.find(([key, words]) => known.includes(key) && words.test(plain))?.[0]
  for (const ask of [null, ...(about ? [about] : [])]) {
    const { answers } = readAtReview(funnel, ask, ask ? text.replace(changeTo, '') : text, now)
    const keys = keysIn(answers)
    if (keys.length > 0 && keys.every((key) => known.includes(key) || (key === 'bank' && answers.directDebit === true)))
      return rawsOf(answers)
  }
  const named = text.includes('?') || !putsRight.test(plain) || isAboutOthers(plain) ? null : keyNamed(plain)
  const written = named && known.includes(named) ? valueWithin(named, plain, dayInBrazil(now)) : null
  if (named && named !== 'dueDate' && written !== null) return { [named]: written }
  const anew = namedAnew(funnel, null, text, dayInBrazil(now))
  const wrong = text.includes('?') ? null : sideCorrection(funnel, null, text, dayInBrazil(now))?.value
  const found = visitChanged(funnel, text, now) ?? (anew && rawsOf(anew)) ?? (wrong ? rawsOf(wrong) : null)
  const [, last] = lastClause.exec(text) ?? []
  return found ?? (last === undefined ? null : changesAtReview(funnel, withKey(text, last), now))
}

/** 'Vi que o vencimento é dia 5, muda pra 15': what is changed was named before. */
function withKey(text: string, last: string): string {
  const [, between] = /\bvenc\w+(.*)$/is.exec(text.slice(0, -last.length)) ?? []
  const isDay = /^\S+ (?:pra|para|pro) (?:o )?(?:dia )?\d{1,2}$/i.test(last)
  return isDay && between !== undefined && keyNamed(plainly(between).plain) === null
    ? last.replace(/ (?=pra|para|pro)/i, ' o vencimento ')
    : last
}

/** 'A visita põe pra segunda à tarde e o pagamento dia 15': each part names what it changes. */
function severalChanges(funnel: Funnel, text: string, now: Date): Raw | null {
  const parts = text.split(/(?:\s+e|\s*[,;])\s+(?=[oa]\s)/i)
  if (parts.length < 2 || parts.some((part) => keyNamed(plainly(part).plain) === null)) return null
  const found = parts.map((part) => changesAtReview(funnel, changes.test(part) ? part : `muda ${part}`, now))
  return found.every((one) => one !== null) ? Object.assign({}, ...found) : null
}
const changes = /\b(?:mud|troc|alter|passa|p[õo]e|bota|coloca|corrig)/i

const rawsOf = (answers: Interpretation['answers']): Raw =>
  Object.fromEntries(keysIn(answers).map((key) => [key, rawOf(answers[key] ?? '') || noComplement]))

/** 'Troca a quarta pela sexta de tarde': another visit, where a free one is named. */
function visitChanged(funnel: Funnel, text: string, now: Date): Raw | null {
  const meant = otherVisitMeant(funnel, text, now)
  return meant?.kind === 'answers' && meant.answers.schedule !== undefined ? { schedule: meant.answers.schedule } : null
}

function otherVisitMeant(funnel: Funnel, text: string, now: Date): Understanding | null {
  if (text.includes('?') || !answeredKeys(funnel).includes('schedule') || !namesDay.test(plainly(text).plain))
    return null
  const named = text.replace(insteadOf, '').replace(otherVisit, '').replace(changeTo, '').replace(wantsVisit, '')
  const { schedule: _, ...kept } = funnel.kept
  const hear = (words: string) =>
    handleMessageAtQuestion({ ...funnel, kept, asides: [], noted: null }, 'schedule', words, now)
  const [day] = answersOf(funnel).schedule ?? []
  const [, half] = onlyHalf.exec(named) ?? []
  const sameDay = day && half ? hear(`${day.date.slice(0, 5)} de ${half}`) : null
  return sameDay?.kind === 'answers' ? sameDay : hear(named)
}

/** 'Muda a visita pra de tarde, de manhã tenho cliente': another half of the same day. */
const onlyHalf =
  /^(?!.*\b(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|dia|amanh[ãa]|semana)\b)(?:[^,;.]*?\b(?:d[ea]|[àa]|pra|para)\s+)?(manh[ãa]|tarde)\b/i

/** What is asked back where several visits fit: 'muda de segunda para sexta'. */
export function whichOtherVisit(funnel: Funnel, text: string, now: Date): string | null {
  const { plain } = plainly(text)
  const meant = fromVisitTo.test(plain) || wishesDay.test(plain) ? otherVisitMeant(funnel, text, now) : null
  return meant?.kind === 'side' ? meant.reply : null
}

/** What is known may be told otherwise there, since what is changed is shown at once. */
function readAtReview(funnel: Funnel, ask: Key | null, text: string, now: Date) {
  const { banks = [] } = journey(funnel).facts
  return interpret({ ask, text, known: {} }, { offers: plansIn(funnel), shown: [], banks, today: dayInBrazil(now) })
}

/** 'O senhor poderia, por gentileza, passar a visita para a tarde? O resto está correto.' */
const politely = new RegExp(
  `^(?!.*\\b(?:se|caso|quando|depois|em cima|plano|megas?|gigas?|${streamingName})\\b)\\s*(?:(?:[oa] s(?:enhor|r)a?\\.?|voc[êe]s?|vcs?|te(?:ria|m) como)\\s+)?(?:(?:poderiam?|podiam?|pode|d[áa] (?:pra|para))[\\s,]+)?(?:por (?:gentileza|favor)[\\s,]+)?((?:mud|troc|pass|alter|coloc|corrig|bot)[aeiou]r\\s[^?]+)\\?`,
  'i',
)
const afterBut =
  /^.*\b(?:sim|isso|aceito|fechar|certo|certinho|ok|bem|bom|fechado|fechou|concordo|beleza|blz)\b.*?[\s,]+(?:mas|só que|so que|porém|porem)[\s,]+(.+)$/is
/** 'Muda o vencimento pro dia 5, o resto pode fechar' */
const agreesToRest =
  /[\s,.;]+(?:(?:e|a[ií]|o|no|de|resto|demais|j[áa]|pode|t[áa]|est[áa]|tudo|depois)\s+)+(?:fecha[rd]?o?|bate|beleza|blz|finalizar?|mandar?(?: bala)?|confirmar?|certo|corret[oa]|bom|ok)[\s.!]*$/i
/** 'Do 5 pro 20' is 'pro 20'. */
const fromBefore = /\bd[eo] (?:dia )?\d{1,2} (?=(?:pro|pra|para)\b)/i
/** 'Concordo com tudo menos o dia, põe o vencimento no 20' ends with what is to be changed. */
const lastClause =
  /(?:[,;.!]|\b(?:só|so|e|mas))\s+((?:muda|troca|volta|altera|p[õo]e|bota|joga|deixa|coloca|passa|corrige)\s[^,;!?]+?)$/i
/** 'Tá 700 aí, mas eu tinha pedido o de 500, troca' */
const askedBefore =
  /^(?!.*\b(?:n[ãa]o|nunca|nem)\b).*\b(?:(?:tinha|havia) (?:pedido|escolhido)|pedi|escolhi) (?=[oa] [^?]*$)/i
const askedFix = /[\s,.]+(?:troca|corrige|arruma)(?: (?:a[ií]|isso|por favor|pf))*[\s.!]*$/i
/** 'Troca o vencimento pro dia 12, dia 5 é aluguel' */
/** 'O e-mail tá errado, é com dois n: ana@casa.com' */
const putsRight =
  /^(?!.*\b(?:nao|receber|tecnico|lig\w+)\b).*\b(?:errad\w+|corrig\w+|corret\w+|certo|mud\w+|troc\w+|arrum\w+|atualiz\w+)\b/
const reasonOfDay =
  /(?<=\bvenc[^;?]*\d)[\s,;.]+(?:que |porque |pq )?(?:no |o )?dia \d{1,2} (?:é|eh|tem|cai|vence|j[áa]) (?!melhor|bom|que)[^,;.?]*$/i
/** 'Só o complemento que faltou: casa 2' */
const lacks = /^.*?\b(?:s[óo] |mas )?([oa] \S+) (?:que |q )?falt(?:ou|ando|ava)\s*[:,]?\s*(?:é |eh )?(?=\S)/is
/** 'Ficou dia 10, era pra ser dia 12', 'só o número da casa que é 53' */
const shouldBe =
  /^.*\b(?:era (?:pra|para) (?:ser|ter sido)|devia ser|deveria ser|tinha que ser|queria que fosse)\s+|^(?:quase(?: tudo)?[\s,]+)?(?:só|so) (?=[oa] .*\sé\s)|^quase(?: tudo)?[\s,]+/is
const changeTo =
  /^(?:mud(?:a|ei|o)|troc(?:a|ar|o)|volta|passa|joga|altera|mudar|quero (?:mudar|trocar|passar)|mudei de id[eé]ia,?)r?\s+(?:(?:isso|o pagamento|a forma|a visita|a data|o dia(?: d[aoe] (?:conta|boleto|fatura|pagamento|vencimento))?)\s+)?(?:(?:para|pra|pro|por|no)\s+)?(?=\S)/i
const otherVisit = /^.*\b(?:pel[ao]|para|pra|pro)\s+(?=\S)/i
const insteadOf = /\s+(?:em vez|no lugar|ao inv[ée]s) d\S+.*$/i
const wantsVisit =
  /^(?:(?:na verdade|melhor|quero|queria|gostaria|prefiro|pode ser|coloca|bota|eu|a visita|visita)[\s,]+)+/i
/** 'Quero sexta' */
const wishesDay =
  /^(?:(?:na verdade|eu|a visita)[\s,]+)*(?:melhor|quero|queria|prefiro|pode ser|coloca|bota)[\s,]+(?:(?:de|a|na|no|pra|para|pela)\s+)?(?:segunda|terca|quarta|quinta|sexta|sabado)\b(?! (?:nao|via|opcao|fatura|conta|parcela))/
const fromVisitTo = /\b(?:d[ae] \S+|(?:mud|troc|pass)\w+(?: \S+)*?) (?:para|pra|pro|pel[ao]) /

/** A number beside a visit may be its day. */
const ofVisit = /\bvisita\b/

/** Words by which an answer is known without its name. */
const speaksOf: [Key, RegExp][] = [
  ['directDebit', /\b(boleto|debito)\b/],
  ['plan', /\b(mega|giga|plano)\b/],
  ['dueDate', /\b(venc\w+|dia) .*\d/],
  ['complement', /\b(apartamento|apto|ap|bloco|complemento)\b/],
]
