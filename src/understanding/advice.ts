import { moneyInText } from '../api/contract/values/money.ts'
import { streamingNames } from '../api/contract/subscriptions.ts'
import type { Plan } from '../api/contract/plan.ts'
import { adviceTexts } from '../content/texts/adviceTexts.ts'
import { devicesAtOnce, speedName } from '../content/texts/planTexts.ts'
import { planFor, planWithin } from '../funnel/plans/advice.ts'
import { cheapest } from '../funnel/plans/planGroups.ts'
import { spokenPlan } from './plans/spokenPlan.ts'
import { commandIn } from './commands.ts'
import { inDigits } from './numberWords.ts'
import { heard } from './said.ts'
import { readPlan } from './values/plan.ts'

const asks = '((e|mas|entao|oi|ai|me (fala|diz|diga)|voce sabe|vc sabe) )*'
const cheapestAsked = new RegExp(
  `^${asks}((o |um )?mais barat[oa] ?\\?$|((qual|quais|tem|existe|nao tem|ha)\\b.*|(quero|queria|prefiro) (1|algum|algo|alguma coisa)( plano)? )` +
    '\\b(mais (barat\\w+|em conta|simples|acessive\\w+|basic\\w+)|menor (preco|valor)))',
)
const noneSuits =
  /^(nao (quero|gostei|serve)( de)? )?nenhuma?( d(es[st][ae]s|el[ea]s))?( (serve|me serve|me interessa|plano))?$/
const adviceAsked =
  /\b(qual (e |eh |seria )?(o |a )?(melhor|ideal|mais indicado|indicado|recomendad\w+)|(qual|o que|oque|quais) (voce |vc |voces |vcs )?(me )?(recomend\w+|indic\w+|sugere\w*|aconselha\w*)|me (indica|recomenda|sugere|ajuda a escolher|aconselha)|qual (eu )?(devo|deveria|preciso|escolho|compensa|vale (mais )?a pena)|nao sei qual( escolher| pegar)?|melhor (pra|para) mim|quantos mega (eu )?preciso)\b/
const people =
  /\b(?:somos|sao|moramos(?: em)?|mora[mo]?s?(?: em)?|tem|em|pra|para)? ?(\d{1,2}) (?:pessoas?|gente|moradores|aparelhos|na casa|em casa)\b|\bsomos (?:em )?(\d{1,2})\b/
const alone = /\b(moro soz\w+|so eu|somente eu|eu so|vivo soz\w+)\b/
const demanding =
  /\b(jog\w+|gamer|game|home office|trabalh\w+ (de|em) casa|live|lives|streamer|4k|baix\w+ (jogos|arquivos)|camera\w*|videoconferencia)\b/
const watching = /\b(netflix|streaming|series|filmes?|youtube|tv|globoplay|assist\w+)\b/
const budget =
  /\b(?:ate|maximo|menos (?:de|que)|abaixo de|tenho|pag\w+|gast\w+|orcamento) (?:(?:de|e|uns|so) )*(?:r\$ ?)?([12]?\d\d)(?:[.,]\d\d)? ?(?:reais|conto|pila)?$/
const light = /\b(uso pouco|so (whatsapp|zap|redes sociais|o basico)|basico|navegar)\b/

/** What is said to somebody who asks which plan to take, or tells what it is for; null where the words say something else, as 'uma pessoa' does in a command. */
export function adviceOn(plain: string, plans: readonly Plan[]): string | null {
  if (plans.length === 0 || commandIn(plain) !== null) return null
  const words = inDigits(plain)
  if (noneSuits.test(words)) return adviceTexts.noneSuits
  if (cheapestAsked.test(words)) return spokenOf(cheapest(plans), plans, adviceTexts.cheapest)
  const price = Number(budget.exec(words)?.[1] ?? 0)
  if (price > 0) return affordable(plans, price)
  if (allAsked.test(words)) return adviceTexts.all(listed(plans))
  const mega = speedFor(words)
  if (mega !== null) return spokenOf(planFor(plans, mega), plans, adviceTexts.enough)
  return adviceAsked.test(words) ? adviceTexts.ask : null
}

const allAsked =
  /^(?:(?:me|pode|quero|queria|deixa eu|da para) )*(?:manda|mostra|lista|ver|fala|diz|passa)r? (?:me )?(?:os |as |a lista (?:de|com) )*(?:todos|todas|tudo|os outros|o resto|os demais|planos)(?: (?:os )?(?:planos|opcoes|que tem|que faltam))*$|^(?:e )?(?:quais (?:sao )?)?(?:os )?outros(?: planos)?(?: quais sao)?\??$|^mais \d+ quais sao\??$/

/** Every plan once, the cheapest first. */
function listed(plans: readonly Plan[]): string[] {
  const spoken = plans.toSorted((a, b) => a.price_with_dacc - b.price_with_dacc).map(spokenPlan)
  return [...new Set(spoken)]
}

/** How many live there, of those who are named one by one: 'eu, meu marido e 3 filhos'. */
function householdIn(words: string): number {
  const many = [
    ...words.matchAll(/\b(\d{1,2}) (?:filh|irma|crianc|net[oa]|estudante|sobrinh|adult|moc|adolescente|menin)/g),
  ]
  const named =
    words.match(
      /\b(?:(?:meu|minha|o|a) (?:marido|esposo|esposa|mulher|namorad[oa]|mae|pai|filh[oa]|irma|irmao|vo|avo|sogr[oa]|ti[oa])|eu)\b/g,
    ) ?? []
  const couples = words.match(/\bcasal\b/g) ?? []
  const count = many.reduce((sum, [, each]) => sum + Number(each), 0) + named.length + couples.length * 2
  return count >= 2 ? count : 0
}

/** The prices of the speeds that are asked about: 'quanto custa o de 600?', 'qual a diferença do 600 pro 1 giga?'. */
export function pricesOn(plain: string, plans: readonly Plan[]): string | null {
  if (!priceAsked.test(plain)) return null
  const named = [...inDigits(plain).matchAll(speed)].map(
    ([, count, unit = '']) => Number(count) * (unit[0] === 'g' ? 1000 : 1),
  )
  const found = [...new Set(named)].flatMap(
    (mega) => cheapest(plans.filter((plan) => plan.plan_download === mega)) ?? [],
  )
  const [one, other, ...more] = found
  if (one && other && more.length === 0 && named.length === 2)
    return adviceTexts.compare(
      comparedIn(one),
      comparedIn(other),
      moneyInText(Math.abs(one.price_with_dacc - other.price_with_dacc)),
    )
  const told = found.map((plan) => [speedName(plan.plan_download), moneyInText(plan.price_with_dacc)] as const)
  return told.length > 0 && told.length === new Set(named).size ? adviceTexts.prices(told) : null
}

function comparedIn(plan: Plan): string {
  const devices = devicesAtOnce[plan.plan_download]
  return adviceTexts.compared(speedName(plan.plan_download), moneyInText(plan.price_with_dacc), devices ?? 0)
}

const priceAsked =
  /\bentre\b|\bduvida\b|\bnao sei se\b|\bvale mais\b|\bcompensa\b|\b(?:quanto (?:que )?(?:custa|e|eh|fica|sai|ta|seria)|preco|valor|diferenca|comparar?)\b/
const speed = /(?<![\d.,])(\d{1,4}) ?(mega|giga|mb|gb|m|g)?(?![\w,]|\.\d)/g

/** How fast it should be for what it is used for, where that is told. */
function speedFor(words: string): number | null {
  const counted = Number(people.exec(words)?.slice(1).find(Boolean) ?? (alone.test(words) ? 1 : 0))
  const count = Math.max(counted, householdIn(words))
  const isHeavy = demanding.test(words)
  if (count === 0 && !isHeavy && !(light.test(words) && !/\d/.test(words))) return null
  if (isHeavy || count >= 5) return count >= 5 ? 1000 : 600
  return count >= 3 || watching.test(words) ? 500 : 300
}

function affordable(plans: readonly Plan[], price: number): string | null {
  const plan = planWithin(plans, price)
  return plan ? spokenOf(plan, plans, adviceTexts.within) : spokenOf(cheapest(plans), plans, adviceTexts.cheapest)
}

function spokenOf(plan: Plan | null, plans: readonly Plan[], say: typeof adviceTexts.cheapest): string | null {
  if (!plan) return null
  const name = speedName(plan.plan_download)
  const streaming = streamingNames(plan.subscriptions)
  return say(name, moneyInText(plan.price_with_dacc), streaming, phraseFor(plan, plans, name, streaming))
}

/** Words by which the plan is taken, and no other. */
function phraseFor(plan: Plan, plans: readonly Plan[], name: string, streaming: string): string {
  const phrases = [`${name} ${streaming && `com ${streaming}`}`.trim(), `${name} sem streaming`, 'o mais barato']
  return phrases.find((phrase) => isTaken(phrase, plan, plans)) ?? plan.sku
}

function isTaken(phrase: string, { sku }: Plan, plans: readonly Plan[]): boolean {
  const found = readPlan(heard(phrase), { offers: plans })
  return found !== null && 'value' in found && found.value === sku
}
