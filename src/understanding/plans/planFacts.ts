import type { Plan } from '../../api/contract/sale/plan.ts'
import { streamingNames } from '../../api/contract/sale/streamingNames.ts'
import { answerTo } from '../../content/faq/faqEntry.ts'
import { adviceTexts } from '../../content/texts/chat/adviceTexts.ts'
import { spokenPlanName } from '../../content/texts/spokenPlanName.ts'
import { speedName } from '../../content/texts/planTexts.ts'
import { cheapest } from '../../funnel/plans/planGroups.ts'
import { planFor, recommended } from '../../funnel/plans/recommendedPlan.ts'
import { expandShortForms } from '../line/expandShortForms.ts'
import { entryOf } from '../replies/findFaqTopic.ts'
import { rankMeanings } from '../meaning/rankMeanings.ts'
import { amountsIn, fastestAsked, ofCheapest, plansAskedOf, pointing, speedsIn } from './plansAskedOf.ts'
import { namesUse, planAdviceReply } from './planAdviceReply.ts'
import { compared, costIn, roomAsked, roomIn } from './planCost.ts'
import { streamingName } from './streamingWords.ts'
import { replyWith } from './visiblePlans.ts'

/** The plan that a question is about: `isOwn` if already chosen, `isNamed` if named in the same line; `last` are those of the last reply. */
export type SpokenOf = { plan: Plan | null; isOwn?: boolean; isNamed?: boolean; last?: readonly Plan[] }

/** Whether a question is certainly not about the contents or the price of a plan. */
function meansOther(plain: string): boolean {
  const [best] = rankMeanings(plain)
  return best !== undefined && best.sure > surely && !ofPlans.has(best.id)
}
const surely = 0.6
const ofPlans = new Set([
  'prices',
  'price-after',
  'bill-price',
  'plans',
  'plans-difference',
  'upload',
  'streaming',
  'streaming-included',
  'talk:laterPrice',
  'talk:priceUntil',
  'answer',
  'none',
  'speed',
  'mega',
  'discount',
  'explain',
  'why',
])

/** Answers a question about one plan, or compares two. */
export function planFacts(plain: string, plans: readonly Plan[], before: SpokenOf): string | null {
  const words = expandShortForms(plain)
  const isOfOwn =
    pointing.test(words) || (before.isOwn && /\bdiferenca\b|\bquanto .*\ba mais\b(?!.*boleto)/.test(words))
  const points = isOfOwn && before.plan ? [before.plan] : []
  const ofLast = ofBoth.test(words) && before.last?.length === 2 ? before.last : null
  const named = ofLast ?? (bestAsked.test(words) ? bestTwo(plans) : plansAskedOf(plain, plans, before.plan))
  const [one, other, ...more] = differ.test(words) && named.length === 1 ? new Set([...points, ...named]) : named
  const chosen = before.isOwn && cheaperAsked.test(words) ? (one ?? before.plan) : null
  if (chosen) return cheaperThan(chosen, plans)
  const isOfTwo = other !== undefined && [differ, upload, roomAsked].some((form) => form.test(words))
  if (
    ofOther.test(words) ||
    (!isOfTwo && (other || (amountsIn(plain).length === 0 && !roomAsked.test(words) && meansOther(plain))))
  )
    return null
  if (one && other && upload.test(words))
    return [tableAnswer('upload', ...named), price.test(words) && compared(one, other)].filter(Boolean).join(' ')
  if (one && other && !price.test(words) && (roomAsked.test(words) || namesUse(words)))
    return planAdviceReply(plain, [one, other]) ?? compared(one, other)
  if (one && other)
    return more.length > 0 || isAlike(one, other) ? replyWith(named) : compared(one, other, onlyBill(words))
  const alike = one && speedsIn(plain).includes(one.plan_download) ? plans.filter((plan) => isAlike(plan, one)) : []
  const isOfAll =
    several.test(words) || (!before.isOwn && contents.test(words) && !namesOne.test(words) && !isPlain.test(words))
  if (isOfAll && alike.length > 1) return replyWith(alike.toSorted(byPrice))
  const isLater = later.test(words)
  const isForUse = before.isOwn && isEnough.test(words) && planAdviceReply(plain, plans, before.plan) !== null
  const isOfBefore =
    before.isNamed || isLater || (price.test(words) && words.includes('boleto')) || wasPrice.test(words) || isForUse
  const plan = one ?? points[0] ?? (isOfBefore ? before.plan : null)
  const advice = plan && roomAsked.test(words) ? planAdviceReply(plain, plans, plan) : null
  const advised =
    plan && before.isOwn ? (advice?.replace(` ${adviceTexts.take(spokenPlanName(plan))}`, '') ?? null) : advice
  const isOfCheapest = ofCheapest.test(words) && /\bqual\b|\bquanto\b/.test(words)
  const cheapestCost = plan && before.isOwn && isOfCheapest ? costIn(plan) : null
  return advised ?? (plan && told(plan, plain, isLater)) ?? cheapestCost
}

/** Says that a plan is the cheapest, or which one is. */
function cheaperThan({ price_with_dacc: own, plan_download: mega }: Plan, plans: readonly Plan[]): string | null {
  const best = cheapest(plans)
  return best && own <= best.price_with_dacc
    ? adviceTexts.noCheaper(speedName(mega))
    : planAdviceReply('qual o mais barato?', plans)
}
/** Matches 'Tem plano mais barato que o de 500?' */
const cheaperAsked =
  /^(?:(?:e|mas|nao|ai) )*(?:voces? |vcs? )?(?:tem|teria|ha|existe) (?:(?:algum|algo|um|1|outro|nenhum) )?(?:plano |opcao |internet |coisa )?(?:que seja )?(?:mais (?:barat\w+|em conta))(?: nao)?(?: (?:do )?que (?:ess[ea]|isso|o de \d+(?: ?(?:megas?|gigas?))?))?(?: (?:ai|aqui|(?:n[ao]|(?:para|pra) [ao]?) ?(?:minha|meu) (?:rua|endereco|casa)|(?:para|pra) mim))*\W*$/

/** Whether prices are asked by boleto, and not by direct debit: 'o de 500 no boleto, débito eu não curto' */
const onlyBill = (words: string) =>
  /\b(?:no|por|pelo) boleto\b/.test(words) && !/\b(?:no|por|pelo) debito\b/.test(words)
const isAlike = (one: Plan, other: Plan) => one.plan_download === other.plan_download
const byPrice = (one: Plan, other: Plan) => one.price_with_dacc - other.price_with_dacc
/** The cheapest plan and the recommended or else the fastest one: 'Comparar' */
const bestTwo = (plans: readonly Plan[]) =>
  [cheapest(plans), recommended(plans) ?? planFor(plans, Infinity)].filter((plan) => plan !== null)

function told(plan: Plan, plain: string, isLater: boolean): string | null {
  const words = expandShortForms(plain)
  const isFastest = fastestAsked.test(words)
  const speed = speedName(plan.plan_download)
  const isOfPrice =
    isFastest ||
    isLater ||
    isOnlyNamed.test(plain) ||
    wasPrice.test(words) ||
    (price.test(words) && (!upload.test(words) || /boleto|debito/.test(words)))
  const isOfBoth = words.includes('boleto') && words.includes('debito')
  const amounts = isOfPrice && !isOfBoth && !asksWhich.test(words) && !mayChange.test(words) ? amountsIn(plain) : []
  const facts = [
    amounts.length > 0 && adviceTexts.isSo(amounts.every((amount) => isPriceOf(plan, amount, words))),
    isFastest && adviceTexts.fastest(speed),
    contents.test(words) && !ofCheapest.test(words) && adviceTexts.contents(speed, streamingNames(plan.subscriptions)),
    upload.test(words) && tableAnswer('upload', plan),
    roomAsked.test(words) && roomIn(plan),
    stays.test(words) && adviceTexts.stays(plan.offer.months),
    isOfPrice && costIn(plan),
    isLater && again.test(words) && tableAnswer('adjustment', plan),
  ]
  return facts.filter(Boolean).join(' ') || null
}

/** Whether an amount is the price that the words speak of: by boleto, by direct debit or after the first months. */
function isPriceOf({ price, price_with_dacc: byDebit, offer }: Plan, amount: number, words: string): boolean {
  const [isBill, isDebit] = [words.includes('boleto'), words.includes('debito')]
  const now = isBill ? [price] : isDebit ? [byDebit] : [price, byDebit]
  return [...now, ...(later.test(words) || /\bdepois\b/.test(words) ? [offer.priceAfter] : [])].some(
    (one) => Math.abs(one - amount) < 1,
  )
}

/** An answer of the FAQ with the figures of these plans. */
export function tableAnswer(id: string, ...plans: readonly Plan[]): string {
  const entry = entryOf({ id })
  return entry ? answerTo(entry, plans).join(' ') : ''
}

/** Whether words are about the contents of a plan, or point to one. */
export const tellsOfPlan = (words: string) =>
  [contents, upload, price, later, roomAsked, wasPrice].some((one) => one.test(words))
export const asksOfPlan = (words: string) => tellsOfPlan(words) || pointing.test(words) || differ.test(words)

/** Whether words are about the price after the first months. */
export const tellsLater = (words: string) => later.test(words)

/** Matches 'Quero o de 600, tem globoplay?' */
export const asksForStreaming = (words: string) => contents.test(words) && namesOne.test(words)

const differ =
  /\bdiferenca\b|\bcompar\w+|\bentre\b|\bquanto\b|\bprecos?\b|\bvalor(?:es)?\b|\bmuda\b|\bmelhor\b|\bduvida\b|\bnao sei se\b|\bainda nao (?:sei|decidi|escolhi)\b|\bvale mais\b|\bcompensa\b|\bmais (?:car|barat)[oa]\b|\bcusta (?:mais|menos)\b|\bou\b|\bdobro\b|\b(?:vem|tem|traz)\b.*\bque\b.*\bnao (?:vem|tem|traz)\b/
/** Matches 'E o de 700?', 'fico com o de 500?', 'e se eu pegar a de 700?' */
const isOnlyNamed =
  /^(?:(?:e|ai|mas|entao|agora|pensando (?:bem|melhor)|se|eu|a gente|fico|levo|pego|pegar|fosse|fecho|escolho|posso|da|pra|para|consigo|sera|que|ficar|com|so|me ve),? )+[ao] (?:plano )?(?:de \d+(?: ?megas?| ?gigas?)?|(?:de )?(?:1 )?giga)\W*(?:\?|$)/
/** Matches 'E a diferença entre os dois?' */
const ofBoth = /\b(?:[oa]s|d[oa]s|ess[ea]s|dess[ea]s) (?:dois|duas|2)\b|\bentre el[ea]s\b/
const bestAsked =
  /^(?:(?:quero|queria|pode|me|da para|vamos|tem como) )*compar\w+(?: (?:os|entre|todos|eles|planos?|opcoes))*$/
/** Matches 'Somos quatro, aguenta?', which is about the chosen plan */
const isEnough = /\b(?:aguent\w+|(?:da|dava|dar) conta|(?:e|eh) (?:suficiente|pouco) (?:para|pra|p))\b/
/** Matches 'Ué, mas não era 59,99?' */
const wasPrice =
  /^(?:(?:mas|ue|uai|oxe|e|nao|[oa]|preco|valor|plano|mensalidade)\b\W*)*era (?:r\$? ?)?\d{2,3}[ ,]\d\d(?: (?:o|esse) (?:preco|valor))?\W*$/
const several = /\b(?:[oa]?s )?(?:planos|opcoes)\b|\bos de\b|\bde cada\b/
const contents = new RegExp(
  `\\b(?:vem|vir|tem|inclui|traz|acompanha|perde|perco)\\b.*\\b(?:${streamingName}|aplicativos?|servicos?(?: adicion\\w+)?|com (?:o )?que|com qual|com quais|junto|seco|pelado|inclus[oa]s?)\\b` +
    `|\\b(?:${streamingName})\\b.*\\b(?:vem|vir|inclus[oa]s?)\\b|\\b(?:o que|qual|quais) (?:\\w+ ){0,2}(?:vem|inclui|traz|acompanha)\\b|\\be seco\\b|\\bso (?:com )?(?:a )?internet\\b`,
)
/** Matches 'O de 500 vem só com a internet?', 'ele inclui algum aplicativo?' */
const isPlain = /\bso (?:com )?(?:a )?internet\b|\b(?:algum|nenhum)\b/
const namesOne = new RegExp(`\\b(?:${streamingName.replace(/\|streamings\?$/, '')})\\b`)
const upload =
  /\bupload\b|\bup\b|\bsubida\b|\b(?:sub(?:ir|o|a|e)|sobe|post(?:ar|o|a)|mandar?|envi(?:ar?|o)|carregar) (?:\S+ )?(?:videos?|fotos?|arquivos?|mais rapido)\b/
const price =
  /\bquanto\b(?! tempo)|\bprecos?\b|\bvalor(?:es)?\b|\bcusta\b|\ba partir de\b|\b(?:boleto|debito)\b.* (?<!\bdia )\d\d\b|(?<!\bdia )\b\d\d\b.*\b(?:boleto|debito)\b|\bmensalidade\b|\bdiferenca\b.*\b(?:boleto|debito)\b|\b(?:qual\b.*|esse) de \d{2,3}[ ,]\d\d\b|\bqual (?:e )?o de \d{2,3}\b/
/** Matches 'No débito é 59,99, e no boleto quanto?' */
const asksWhich = /\b(?:quanto|ou(?! nao)|a mais|diferenca|por que|engano|erro|errado|disse|falou|nao \d)\b/
const later = new RegExp(
  [
    '\\baument\\w+|\\b(?:sob[ea]m?|subir)\\b(?! (?:\\S+ )?(?:videos?|fotos?|arquivos?|planos?))|\\bpromocional\\b|\\bdefinitivo\\b',
    '\\b(?:para|por) sempre\\b|\\bdepois\\b.*\\b(?:fica|quanto|preco|valor)\\b|\\b(?:fica|quanto|preco|valor)\\b.*\\bdepois\\b',
    '\\b(?:depois|apos|passa\\w*)(?: d[eo]s?)? (?:(?:12|doze) meses|(?:(?:1|um|primeiro) )?ano)\\b',
    // 'Moro aqui faz 1 ano' is not about the price
    '^(?=.*\\b(?:quanto|prec\\w+|valor\\w*|fica|custa|cobr\\w+|pag\\w+|mensalidade|desconto)\\b).*\\b(?<!antes d[eo]s? )(?:(?:12|doze) meses|(?:1|um|primeiro|segundo) ano|fixo)\\b',
  ].join('|'),
)
/** Matches 'O preço não muda nesses 12 meses, né?' */
const stays = /\bnao (?:muda|sobe|aumenta|mexe|altera)\b.*\b(?:12|doze|um|1|primeiro|esse|nesse) (?:meses|ano)\b/
/** Matches 'Esse valor pode sofrer reajuste?' */
const mayChange = /\bpode (?:mudar|subir|aumentar|sofrer|ter)\b/
const again =
  /\bfixo\b|\b(?:ainda|de novo|continua) .*(?:aument|sob|sub)|\b(?:aument\w+|sobe\w*|subir) (?:(?:mais|ela|ele|a conta) )*(?:de novo|outra vez|ainda)\b/
/** Questions about a reason, a rival, the plans for sale, or recorded answers. */
const ofOther =
  /\b(?:motivo|claro|vivo|oi|demora|avis\w+|(?:instal|registr|anot)\w+|(?:tem|ha|existe) (?:algum |1 )?(?:plano|opcao))\b|\bpor ?que\b.*\b(?:sob[ea]|subi\w+|aument\w+)\b/
