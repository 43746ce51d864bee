import { fillers, smallWord, wordSet } from '../smallWords.ts'
import type { Plan } from '../../api/contract/plan.ts'
import { inDigits } from '../numberWords.ts'
import { recommended } from '../../funnel/plans/advice.ts'
import { cheapest } from '../../funnel/plans/planGroups.ts'
import { fullWords } from '../fullWords.ts'
import { placeNamed } from '../placeNamed.ts'
import type { Said } from '../said.ts'
import type { Found } from './found.ts'

/** What of an offer a visitor may name. */
export type Offered = Pick<Plan, 'sku' | 'plan' | 'plan_download' | 'price_with_dacc' | 'price' | 'subscriptions'>

const around = wordSet(
  'want fico plano planos aquele internet mega megas mb mbps m giga gigas gb gbps g fibra reais real r ' +
    'velocidade contratar assinar ve levar pego tim ultrafibra hbo max globoplay globo play paramount plus ' +
    'deezer sem streaming nada empresa empresas mensal mensais gostei one',
  fillers,
)
export const streams: [RegExp, string][] = [
  [/\bglobo ?play\b|\bcom (o |a )?globo\b/, 'globo-play'],
  [/\bhbo\b|\bmax\b/, 'MAX'],
  [/\bparamount\b/, 'paramount-plus'],
  [/\bdeezer\b/, 'deezer'],
]
const choosing = `((${smallWord}|pode ser|vai no|qual e|fico com|ve|manda|pego|fech[ao]u?|plano|internet|opcao) )*`
const superlative = (words: string) =>
  new RegExp(
    `^${choosing}(${words})( (que tiver|de todos|que tem|possivel|mesmo|ai|por favor|deles|plano|da lista|one))*$`,
  )
const superlatives: [RegExp, (offers: readonly Offered[]) => Offered[]][] = [
  [
    superlative(
      'mais (barat|economic|baratinh)[oa]|mais (em conta|baixo)|menor (preco|valor)|barato|baratinho|cheapest',
    ),
    (offers) => least(offers, ({ price_with_dacc }) => price_with_dacc),
  ],
  [
    superlative('mais (car|complet)[oa]|top|melhor de todos'),
    (offers) => least(offers, ({ price_with_dacc }) => -price_with_dacc),
  ],
  [
    superlative('mais (rapid[oa]|veloz|potente|velocidade|mega)|maior( velocidade)?'),
    (offers) => least(offers, ({ plan_download }) => -plan_download),
  ],
]

/** A plan by its sku, its speed, its price, its streaming, its place, or as the cheapest or the fastest: one, or none. The chat shows the cheapest first and the recommended one after it. */
export function readPlan(said: Said, offers: readonly Offered[]): Found<'plan'> {
  const words = fullWords(
    inDigits(
      said.plain
        .replace(/\bum giga\b/g, '1 giga')
        .replace(/(\d),(\d\d)\b/g, '$1c$2')
        .replace(/r\$/g, ' ')
        .replace(/\+/g, ' plus '),
    ),
  )
  const sku = /^(?:(?:quero|o|plano|sku) )*(d\d{3,4}[a-z]{1,5}\d?)$/.exec(words)?.[1]
  if (sku)
    return only(
      offers.filter((offer) => offer.sku === sku),
      'plan.unknown',
    )
  const shown = /\d/.test(words) ? undefined : [cheapest, recommended][placeNamed(words, 0)]?.(offers)
  if (shown) return { value: shown.sku }
  const best = superlatives.find(([pattern]) => pattern.test(words))
  if (best) return only(best[1](offers))
  return byDescription(words, offers)
}

function byDescription(words: string, offers: readonly Offered[]): Found<'plan'> {
  const speed =
    /\b(\d{1,4}) ?(mega?s?|mb(ps)?|m|gigas?|gb(ps)?|g)\b/.exec(words) ??
    /\b([1-9]00|1000|2000)\b(?!c| reais| real)/.exec(words)
  const price = /\b(\d{2,3})(?:c(\d\d)| (?:reais|real|e 9\d|conto)\b)/.exec(words)
  const left = words
    .replace(speed?.[0] ?? '', ' ')
    .replace(price?.[0] ?? '', ' ')
    .split(' ')
    .filter((word) => word !== '' && !around.has(word))
  if (compared.test(words)) return null
  const wanted = streams.filter(([pattern]) => pattern.test(words)).map(([, slug]) => slug)
  if (left.length > 0 || !(speed || price || wanted.length > 0)) return null
  const fits = offers.filter(
    (offer) =>
      (!speed || offer.plan_download === mega(speed)) &&
      (!price || costs(offer, price)) &&
      wanted.every((slug) => offer.subscriptions.includes(slug)),
  )
  if (fits.length === 0) return { reason: 'plan.notHere' }
  const exact = fits.filter((offer) => offer.subscriptions.length === wanted.length)
  return only(exact.length > 0 && (speed || wanted.length > 0 || price) ? exact : fits)
}

/** 'Mais de 600', 'nada de 600', '600 para que': a measure or a question, no choice. */
const compared =
  /^ess[ea] tem|\bsem (?!s|n)|(?<!sem )\bnada\b|\b(mais|menos|melhor|maior|menor) (de|do|que|q) \d|\bpara que\b/

const mega = ([, count = '', unit = '']: RegExpExecArray) =>
  unit.startsWith('g') ? Number(count) * 1000 : Number(count)
const costs = (offer: Offered, [, reais = '', cents]: RegExpExecArray) =>
  cents === undefined
    ? [Math.floor(offer.price_with_dacc), Math.ceil(offer.price_with_dacc)].includes(Number(reais))
    : [offer.price_with_dacc, offer.price].includes(Number(`${reais}.${cents}`))

function least(offers: readonly Offered[], size: (offer: Offered) => number): Offered[] {
  const smallest = Math.min(...offers.map(size))
  return offers.filter((offer) => size(offer) === smallest)
}

const only = (found: readonly Offered[], otherwise?: 'plan.unknown'): Found<'plan'> =>
  found.length === 1 && found[0] ? { value: found[0].sku } : otherwise ? { reason: otherwise } : null
