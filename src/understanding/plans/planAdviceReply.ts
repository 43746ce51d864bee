import { moneyInText } from '../../api/contract/values/money.ts'
import { streamingNames } from '../../api/contract/sale/streamingNames.ts'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { adviceTexts } from '../../content/texts/chat/adviceTexts.ts'
import { speedName } from '../../content/texts/planTexts.ts'
import { megaFor, planFor, planWithin } from '../../funnel/plans/recommendedPlan.ts'
import { cheapest } from '../../funnel/plans/planGroups.ts'
import { cheapestWith, planIn, speedsIn } from './plansAskedOf.ts'
import { devicesOf, roomAsked } from './planCost.ts'
import { describePlan } from './describePlan.ts'
import { namesUnsold, streamsIn } from './streamingWords.ts'
import { sentencesOf } from '../line/clauses.ts'
import { commandIn } from '../commands/commands.ts'
import { inDigits } from '../line/numberWords.ts'
import { normalized, saidAs } from '../line/normalizeText.ts'
import { stripCourtesy } from '../line/stripCourtesy.ts'
import { readPlan } from '../values/plan.ts'

const asks = '((e|mas|entao|oi|ai|me (fala|diz|diga)|voce sabe|vc sabe) )*'
const cheapestAsked = new RegExp(
  `^${asks}((o |um )?mais barat[oa] ?\\?$|((qual|quais|tem|existe|nao tem|ha)\\b.*|(quero|queria|prefiro) (1|algum|algo|alguma coisa)( plano)? )` +
    '\\b(mais (barat\\w+|(?<!(ping|latencia) mais )baix[oa]|em conta|simples|acessive\\w+|basic\\w+)|menor (preco|valor)))',
)
const noneSuits =
  /^(nao (quero|gostei|serve)( de)? )?nenhuma?( d(es[st][ae]s|el[ea]s))?( (serve|me serve|me interessa|plano))?$/
const adviceAsked =
  /\b(qual (e |eh |seria )?(o |a )?(melhor|ideal|mais indicado|indicado|recomendad\w+)|(qual|o que|oque|quais) (voce |vc |voces |vcs )?(me )?(recomend\w+|indic\w+|sugere\w*|aconselha\w*)|me (indica|recomenda|sugere|ajuda a escolher|aconselha)|qual (?:d(?:ess|el)es )?(eu )?(serve|atende(?! (?:\S+ ){0,2}(?:rua|bairro|endereco|cep|cidade)\b)|da conta|devo|deveria|preciso|escolho|compensa|vale (mais )?a pena)|nao sei qual( escolher| pegar)?|melhor (pra|para) mim|quantos mega (eu )?preciso)\b/
const slowToday =
  /\b(?:minha|nossa) internet (?!d[aeo] |n[ao] )(?:\S+ ){0,4}(?:trav\w+|lent[ao]|cai|caindo|ruim|horrivel|pessima)\b/
const people =
  /\b(?:somos|sao|moramos(?: em)?|mora[mo]?s?(?: em)?|tem|em|pra|para)? ?(\d{1,2}) (?:pessoas?|gente|moradores|na casa|em casa)\b|\b(?:somos|a gente e) (?:em )?(\d{1,2})\b/
const alone = /\b(moro soz\w+|so eu|somente eu|eu so(?= mesmo\b| aqui\b| em casa\b|\s*(?:[^\w\s]|$))|vivo soz\w+)\b/
const demanding =
  /\b((?<!\b(?:os?|v(?:er|e|ejo|eem)|assist\w+|passam?|um) )jog(?!ada)\w+(?! d[oa]s? )|gamer|game|home office|trabalh\w+ (de|em) casa|live|lives|streamer|4k|baix\w+ (jogos|arquivos)|cameras|videoconferencia|reunia\w+|reunioes)\b/
const watching =
  /\b(netflix|streaming|futebol|(?:ver|ve|vejo|veem|assist\w+)(?: os?)? jogos?|series|filmes?|novelas?|youtube|tv|globoplay|assist(?!enc)\w+|aulas?|(?:video)?chamadas?|videos?)\b/

/** Whether words say what the internet is for. */
export const namesUse = (words: string) => demanding.test(words) || watching.test(words)
const budget =
  /\b(?:ate|maximo|menos (?:de|que)|abaixo de|tenho|pag\w+|gast\w+|orcamento) (?:(?:de|e|uns|so) )*(?:r\$ ?)?([12]?\d\d)(?:[.,]\d\d)? ?(?:reais|conto|pila)?$/
const light =
  /\b(uso pouco|so (?:uso |mexo no |e )?(?:o )?(whatsapp|zap|youtube|redes sociais|basico)|basico|navegar)\b/

/** Advises on a plan by use or budget, else null. `before` is the last plan mentioned, which may be asked about. */
export function planAdviceReply(plain: string, plans: readonly Plan[], before: Plan | null = null): string | null {
  if (plans.length === 0 || commandIn(plain) !== null) return null
  const words = inDigits(plain)
  if (noneSuits.test(words)) return adviceTexts.noneSuits
  if (asksCheapest(plain)) return spokenOf(cheapestWith(words, plans) ?? cheapest(plans), plans, adviceTexts.cheapest)
  const price = Number(budget.exec(words)?.[1] ?? 0)
  if (price > 0) return affordable(plans, price)
  const devices = [...words.matchAll(devicesIn)].reduce((sum, [, count]) => sum + Number(count), 0)
  if (devices > 0) return forDevices(plans, devices)
  const mega = speedFor(words) ?? (asksToWatch(words) ? speedToWatch : null)
  if (mega !== null) {
    const ofSpeed = plans.filter((plan) => speedsIn(plain).includes(plan.plan_download))
    const named = planIn(plain, plans) ?? cheapest(ofSpeed) ?? (isOfEnough.test(plain) ? before : null)
    const isOfGames = playing.test(words) && !people.test(words) && householdIn(words) === 0
    const all = named ? plans : plansToWatch(plain, plans)
    return (isOfGames ? forGames(all, mega, named) : null) ?? forUse(all, mega, named)
  }
  return adviceAsked.test(words) || slowToday.test(words) ? adviceTexts.ask : null
}

/** The plans with the streaming that plays what the visitor watches, or all: 'quero ver a novela, qual serve?' */
function plansToWatch(plain: string, plans: readonly Plan[]): readonly Plan[] {
  const slugs = streamsIn(plain.replace(playedByMany, ' '))
  const playing = plans.filter(({ subscriptions }) => slugs.every((slug) => subscriptions.includes(slug)))
  return playing.length > 0 ? playing : plans
}
const playedByMany = /\b(?:film|serie|desenh|esporte|infanti)\w*/g

/** Whether the cheapest plan is asked for: 'qual o mais em conta?' */
export const asksCheapest = (plain: string) => cheapestAsked.test(inDigits(plain))

/** Whether a slower plan than the advised one is enough for games, and its limits. */
function forGames(plans: readonly Plan[], mega: number, named: Plan | null): string | null {
  const enough = planFor(plans, mega)
  return named && enough && named.plan_download < enough.plan_download
    ? adviceTexts.plays(
        speedName(named.plan_download),
        speedName(enough.plan_download),
        moneyInText(enough.price_with_dacc),
      )
    : null
}
const playing =
  /\b(?:(?<!\b(?:v(?:er|e|ejo|eem)|assist\w+|passam?)(?: os?| um)? )jog(?!ada)\w+|gam(?:e|er|es)|free fire|valorant|fortnite)\b/
const isOfEnough = new RegExp(`${roomAsked.source}|\\b(?:serve|roda)\\b`)

/** The plan that is fast enough: the named one, else the cheapest. */
function forUse(plans: readonly Plan[], mega: number, named: Plan | null): string | null {
  const enough = planFor(plans, mega)
  if (!named || !enough) return spokenOf(enough, plans, adviceTexts.enough)
  if (named.plan_download >= enough.plan_download) return spokenOf(named, plans, adviceTexts.enough)
  return `${adviceTexts.tight(speedName(named.plan_download))} ${spokenOf(enough, plans, adviceTexts.enough) ?? ''}`
}

/** All plans, if one sentence asks for them: 'esses não me agradaram. Manda o resto' */
export function everyPlan(plain: string, plans: readonly Plan[]): string | null {
  const parts = sentencesOf(plain).flatMap((one) => [one, one.slice(one.lastIndexOf(', ') + 1)])
  const isAsked = parts.some((one) => allAsked.test(stripCourtesy(saidAs(one)).plain.trim()))
  if (!isAsked || plans.length === 0) return null
  return [namesUnsold(plain) && notAnAnswerTexts.notOurs, adviceTexts.all(listed(plans))].filter(Boolean).join(' ')
}

const allAsked =
  /^(?:(?:me|pode|quero|queria|deixa eu|da para) )*(?:manda|mostra|lista|ver|fala|diz|passa)r? (?:me )?(?:os |as |a lista (?:de|com) )*(?:todos|todas|tudo|os outros|o resto|os demais|planos)(?: (?:os )?(?:planos|opcoes|que tem|que faltam)| ai| aqui| pf| pra mim| para mim)*(?:,? (?:porfa |pfv |por favor,? )?(?:(?:que|q|pq|porque) (?:eu )?(?:to|estou|tenho tempo|escolho|vejo|decido|vou (?:ver|escolher|olhar))|(?:eu )?(?:quero|queria|deixa eu|(?:pra|para) eu) (?:ver|olhar|escolher|comparar|saber))\b.*)?$|^(?:e )?(?:quais (?:sao )?)?(?:os )?outros(?: planos)?(?: quais sao)?\??$|^mais \d+ quais sao\??$/

const devicesIn =
  /\b(\d{1,3}) (?:aparelhos?|dispositivos?|equipamentos?|tvs?|televis\w+|celular\w*|computador\w*|notebooks?|tablets?|cameras?)\b/g

/** The cheapest plan for the number of devices, or the one for most devices. */
function forDevices(plans: readonly Plan[], count: number): string | null {
  const [most] = plans.toSorted((a, b) => devicesOf(b) - devicesOf(a))
  const enough = cheapest(plans.filter((plan) => devicesOf(plan) >= count))
  if (enough) return spokenOf(enough, plans, adviceTexts.enough)
  return most && devicesOf(most) > 0 ? adviceTexts.tooMany(speedName(most.plan_download), devicesOf(most)) : null
}

/** The plan one speed above or below another: 'e o de baixo?' */
export function nextTo(plain: string, plan: Plan | null, plans: readonly Plan[]): string | null {
  const [, way] = nextAsked.exec(plain) ?? []
  if (!way || !plan) return null
  const isFaster = /cima/.test(way)
  const next = isFaster
    ? plans.filter((one) => one.plan_download > plan.plan_download).toSorted(slowestFirst)[0]
    : plans
        .filter((one) => one.plan_download < plan.plan_download)
        .toSorted(slowestFirst)
        .at(-1)
  if (!next) return adviceTexts.noNext(speedName(plan.plan_download), isFaster)
  return spokenOf(cheapest(plans.filter((one) => one.plan_download === next.plan_download)), plans, adviceTexts.next)
}

const slowestFirst = (one: Plan, other: Plan) => one.plan_download - other.plan_download
const nextAsked =
  /^(?:(?:e|mas|ai|quanto|qual|custa|fica|sai|seria|como) )*o (?:plano )?(?:(?:logo|de|um|mais(?= a[bc])) )*(a?baixo|a?cima|anterior)(?: (?:del[ea]|dess[ea]|dest[ea]|quanto|custa|fica|sai|e))*\??$/

/** The plans without repetitions, the cheapest first. */
function listed(plans: readonly Plan[]): string[] {
  const spoken = plans.toSorted((a, b) => a.price_with_dacc - b.price_with_dacc).map(describePlan)
  return [...new Set(spoken)]
}

/** The size of a household that is listed: 'eu, meu marido e 3 filhos' */
function householdIn(words: string): number {
  const many = [
    ...words.matchAll(/\b(\d{1,2}) (?:filh|irma|crianc|net[oa]|estudante|sobrinh|adult|moc|adolescente|menin)/g),
  ]
  const named = new Set(
    words.match(
      /\b(?:(?:meu|minha|o|a) (?:marido|esposo|esposa|mulher|namorad[oa]|mae|pai|filh[oa]|irma|irmao|vo|avo|sogr[oa]|ti[oa])|eu)\b/g,
    ),
  )
  const couples = words.match(/\bcasal\b/g) ?? []
  const count = many.reduce((sum, [, each]) => sum + Number(each), 0) + named.size + couples.length * 2
  return count >= 2 ? count : 0
}

/** The speed that the described use needs, or null. */
function speedFor(words: string): number | null {
  const counted = Number(people.exec(words)?.slice(1).find(Boolean) ?? (alone.test(words) ? 1 : 0))
  const count = Math.max(counted, householdIn(words))
  const isHeavy = demanding.test(words) && !/\bping\b/.test(words)
  if (count === 0 && !isHeavy && !(light.test(words) && !/\d/.test(words))) return null
  return megaFor({ people: count, purpose: isHeavy ? 'demanding' : watching.test(words) ? 'watching' : 'light' })
}

/** Whether the visitor asks for a plan to watch with, without naming people or a streaming. */
const asksToWatch = (words: string) => (adviceAsked.test(words) || roomAsked.test(words)) && watching.test(words)
/** The speed for two people who watch. */
const speedToWatch = megaFor({ people: 2, purpose: 'watching' })

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

/** Words by which exactly this plan is taken. */
function phraseFor(plan: Plan, plans: readonly Plan[], name: string, streaming: string): string {
  const phrases = [`${name} ${streaming && `com ${streaming}`}`.trim(), `${name} sem streaming`, 'o mais barato']
  return phrases.find((phrase) => isTaken(phrase, plan, plans)) ?? plan.sku
}

function isTaken(phrase: string, { sku }: Plan, plans: readonly Plan[]): boolean {
  const found = readPlan(normalized(phrase), { offers: plans })
  return found !== null && 'value' in found && found.value === sku
}
