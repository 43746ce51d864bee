import type { Key, Value } from '../../content/questions/answers.ts'
import { rawOf } from '../../funnel/answers/answerAsTyped.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { answeredKeys } from '../answeredKeys.ts'
import { normalized } from '../line/normalizeText.ts'
import { plansIn } from '../readContextualAnswer.ts'
import { isOfPlan } from '../readValue.ts'
import { noSuchPlanReply } from './noSuchPlanReply.ts'
import { streamingName } from './streamingWords.ts'
import { plansMeantHere, type MeantHere } from './visiblePlans.ts'

/** A customer's plan is an offer. */
export const planKey = (funnel: Funnel): Key => (answersOf(funnel).offer === undefined ? 'plan' : 'offer')

/** Another plan than the order's: 'Quero o de 600', 'melhor o mais barato', 'pensei melhor, volta pro de 500' */
export function planChanged(funnel: Funnel, text: string): Raw | null {
  const meant = planMeant(funnel, text)
  return meant && 'plan' in meant ? { [planKey(funnel)]: meant.plan.sku } : null
}

/** The reply if there is no such plan: 'quero trocar pro de 700 com globoplay' */
export function noSuchPlan(funnel: Funnel, text: string): string | null {
  const meant = namesPlan.test(normalized(text).plain) ? planMeant(funnel, text) : null
  return meant && 'none' in meant ? noSuchPlanReply(meant.none, plansIn(funnel)) : null
}

function planMeant(funnel: Funnel, text: string): MeantHere {
  const key = planKey(funnel)
  const wish = text.replace(asksForPlan, 'troca $1').replace(isItStill, '')
  const { plain } = normalized(wish)
  if (
    wish.includes('?') ||
    ofDoor.test(text) ||
    refuses.test(plain) ||
    !answeredKeys(funnel).includes(key) ||
    !wantsPlan.test(plain)
  )
    return null
  const wanted = plain.replace(wantsPlan, '').replace(/^[\s,]*a (?=de )/, 'o ')
  if (namesDay.test(wanted) && !namesPlan.test(wanted)) return null
  const [first = ''] = wanted.split(/,\s|\s(?:em vez|no lugar) d/)
  const meant = [wanted, first].map((words) => plansMeantHere(funnel, key, words))
  return meant.find((each) => each && 'plan' in each) ?? meant.find((each) => each !== null) ?? null
}

/** Excludes weekdays from ordinals: 'Sexta de tarde' is no sixth plan. */
export const namesDay =
  /\b(?:(?:segunda|terca|quarta|quinta|sexta)(?! (?:opcao|via|fatura|conta|parcela))|sabado|manha|tarde|dia \d{1,2} de|amanha)\b/

/** As planChanged, at another question, where words must name a plan. */
export const planBeside = (funnel: Funnel, text: string): Raw | null =>
  namesPlan.test(normalized(text).plain) ? planChanged(funnel, text) : null

/** At the plans, '600' is no house number or complement, unless words say so: 'fico com o de 600' */
export const isSpeedNotDoor = (open: Key | null, key: Key, value: Value, text: string) =>
  isOfPlan(open) && (key === 'number' || key === 'complement') && /^[1-9]00$/.test(rawOf(value)) && !ofDoor.test(text)
const ofDoor = /\b(?:casa|n[úu]mero|n[º°]|n\.?|ap(?:to|artamento)?|bloco)\D{0,12}[1-9]00(?!\d)/i

/** Matches 'Dá pra trocar pro de globoplay?' */
const asksForPlan =
  /^(?:[^?]*[,.]\s)?\s*(?:ainda )?(?:d[áa]|pode|posso|consigo|rola|tem como)(?: ainda)? (?:(?:pra|para|de) )?(?:trocar|mudar|passar|subir|baixar|aumentar|botar|colocar|p[ôo]r) ((?:(?:o |meu )?plano )?(?:pr[oa]|para|por|pel[oa]|[oa]) [^?]+?)(?: ainda| antes(?: de \S+)?)?\s*\?\s*$/i
/** Matches the end of 'Queria trocar pro de 500, ainda dá?' */
export const isItStill =
  /[\s,.]+(?:(?:ainda|isso|será que) )?(?:d[áa](?: tempo| certo)?|pode(?: ser)?|tem como|rola|t[áa](?: bom)?|ok|blz|beleza|viu|consegue|é possível|faz favor|por favor)(?: ainda)?\s*\?+\s*$/i
const wantsPlan =
  /^(?:(?:na verdade|na vdd|mudei de ideia|melhor|entao|ah|nao|e|mas|olha|eu|agora|quero|queria|prefiro|vou querer|vou de|fico com|falei|disse|pedi|pode ser|troca|muda|mudar|trocar|coloca|bota|poe|deixa|volta|voltei atras|me d[ae]|la|pens(?:ando|ei) (?:bem|melhor))[\s,]+)+(?:(?:para|pra|pro|pelo|pela|o plano|o meu plano|meu plano)\s+)*/
/** Matches 'Não quero 1 giga' */
const refuses = /^\W*(?:eu )?nao (?:quero|queria|muda|troca|bota|coloca|poe|vou)\b/
/** Matches 'mega', a speed, a streaming, or a comparison of plans */
export const namesPlan = new RegExp(
  `\\b(?:megas?|gigas?|plano|[45679]00|(?:d[eo]|no?|o|pro) (?:de )?[1238]00(?! reais)|${streamingName}|mais (?:barat\\w+|rapid[oa]|car[oa]|em conta))\\b`,
)
