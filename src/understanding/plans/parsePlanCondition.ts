import { ends, places } from '../line/listPosition.ts'
import { fillers, wordSet } from '../line/smallWords.ts'
import type { Best, PlanCondition, Offered } from './planCondition.ts'
import { parseSpeedOrPrice, type Lexed } from './parseSpeedOrPrice.ts'
import { areShows, showsOf, streamWord, streamingsNamed } from './streamingWords.ts'

const ordinal = `(${[...places, ...ends].join('|')})[oa]`

/** The index that an ordinal names, negative from the end. */
const placeOf = (stem: string) => (ends.includes(stem) ? -1 - ends.indexOf(stem) : places.indexOf(stem))

const bests: [RegExp, Best][] = [
  [
    /^(?:mais (?:barat(?:inh)?[oa]|em conta|economic[oa]|acessivel|baixo)|menos caro|(?:preco|valor|mensalidade) (?:mais baix[oa]|menor)|menor (?:preco|valor|mensalidade)|barat(?:inh)?[oa]|cheapest)(?= |$)/,
    'cheap',
  ],
  [
    /^(?:mais complet(?:inh)?[oa]|(?:com )?mais (?:streamings?|coisas|beneficios)|com tudo(?: (?:incluso|junto|dentro|que tem))?|top dos tops?|top|melhor de todos)(?= |$)/,
    'full',
  ],
  [/^(?:mais car[oa]|maior (?:preco|valor))(?= |$)/, 'dear'],
  [
    /^(?:mais (?:rapid(?:inh)?[oa]|veloz|potente|velocidade|megas?|upload|forte|ligeir[oa])|(?:maior|melhor) (?:velocidade|upload)|maior)(?= |$)/,
    'fast',
  ],
  [/^(?:mais (?:lent[oa]|devagar)|menor(?: velocidade)?|(?:menos|minimo de) (?:megas?|velocidade))(?= |$)/, 'slow'],
]
const ordinalBest = new RegExp(`^${ordinal} (?=m)`)
const numbered =
  /^(?:opcao|numero|item|alternativa|linha|posicao) (?:numero )?(\d{1,2})(?! ?(?:mega?s?|mb|gigas?|gb|reais))(?= |$)/
const lastNumber = /^(?:(?:gostei|quero|fico|vou|escolho|prefiro)(?: com)? (?:d[oa]|[oa]|n[oa]) |^[oa] )(\d)$/
const asTold =
  '(?:opcao|plano|da lista|item|de todos|que apareceu|que (?:voces?|tu) (?:mostrou|mostraram|falou|disse|indicou|mandou))'
const placed = new RegExp(`^${ordinal}(?: (?:${asTold}|(?:ai |la )(?:de baixo|embaixo|do fim)))*(?= |$)`)
const inMiddle = new RegExp(`^(?:d[oe]|no) meio(?: ${asTold})*(?= |$)`)
const sku = /^(?:sku )?(d\d{3,4}[a-z]{1,5}\d?)(?= |$)/
const plain =
  /^(?:(?:so|somente|apenas|so de|so quero)(?: a| o| de)? (?:internet|fibra|wifi|net)(?: mesmo)?|(?:sem )?(?:mais )?nada (?:mais|alem)|pur[oa]|pelad[oa]|sem (?:mais )?nada(?: mais)?(?! de)|sem extras?|sem adicionais|sem frescuras?(?! de)|simples|normal|basic[oa]|basicao|basiquinho|simplezinho)(?= |$)/

/** The condition at the beginning of a text; `isOut` if 'sem' or the like precedes a streaming. */
export function parsePlanCondition(words: string, offers: readonly Offered[]): (Lexed & { isOut?: boolean }) | null {
  const measured = parseSpeedOrPrice(words, offers)
  if (measured) return measured
  const nth = ordinalBest.exec(words)
  const ranked = bestAt(words.slice(nth?.[0].length ?? 0), nth?.[1] ? placeOf(nth[1]) : 0)
  if (ranked && (!nth || placeOf(nth[1] ?? '') >= 0))
    return { ...ranked, length: ranked.length + (nth?.[0].length ?? 0) }
  return placeAt(words) ?? streamAt(words) ?? at(sku, words, ([, code = '']) => ({ kind: 'sku', sku: code }))
}

function at(pattern: RegExp, words: string, condition: (hit: RegExpExecArray) => PlanCondition): Lexed {
  const hit = pattern.exec(words)
  return hit && { length: hit[0].length, condition: condition(hit) }
}

function bestAt(words: string, nth: number): Lexed {
  for (const [pattern, by] of bests) {
    const found = at(pattern, words, () => ({ kind: 'best', by, nth }))
    if (found) return found
  }
  return null
}

const placeAt = (words: string): Lexed =>
  at(inMiddle, words, () => ({ kind: 'place', at: 'middle' })) ??
  at(placed, words, ([, stem = '']) => ({ kind: 'place', at: placeOf(stem) })) ??
  at(numbered, words, ([, number]) => ({ kind: 'place', at: Number(number) - 1 })) ??
  at(lastNumber, words, ([, number]) => ({ kind: 'place', at: Number(number) - 1 }))

const without =
  '(?:(?:sem|nada de) (?:(?!(?:com|mas|e|quero|queria|sem|nem|bota|manda|me|ve|pode|podem|levo|pego|entao|poe|coloca|quer|vou|fico|o de) )[a-z]+ ){0,4}?)'
const streamed = new RegExp(`^(${without})?${showsOf}?(${streamWord})(?: nenhuma?)?(?= |$)`)

function streamAt(words: string): (Lexed & { isOut?: boolean }) | null {
  const none = at(plain, words, () => ({ kind: 'streams', slugs: 'none' }))
  if (none) return none
  const hit = streamed.exec(words)
  if (!hit) return null
  const slugs = streamingsNamed(hit[2] ?? '')
  const isNone = slugs === 'any' || (/\bnada\b/.test(hit[1] ?? '') && areShows(hit[2] ?? ''))
  if (hit[1] && isNone) return { length: hit[0].length, condition: { kind: 'streams', slugs: 'none' } }
  return { length: hit[0].length, condition: { kind: 'streams', slugs }, ...(hit[1] ? { isOut: true } : {}) }
}

/** Whether words look like a condition, understood or not. */
export const looksLikeCondition = (words: string) => looks.test(words)
const looks = new RegExp(
  `\\b(?:${streamWord}|\\d{2,4}(?:c\\d\\d)?|\\d+ ?(?:mega?s?|mb|gigas?|gb)|megas?|gigas?|reais|contos?|sem|mais|menos|menor|maior|baixo|cima|meio|barat\\w+|car[oa]|rapid[oa]|complet[oa]|${ordinal})\\b`,
)

const own =
  'aquele aquela aqueles daquele desse dessa desses dessas deste deles delas dele nesse neste todos todas lista disponivel disponiveis ' +
  'possivel que tenha tem vem vier vir venha vinha inclua inclui traga traz passa passe junto incluso inclusa incluido dentro ' +
  'velocidade internet net fibra wifi plano planos pacote combo oferta preco valor mensalidade por mes mensal mensais custa custe ' +
  'ter levar pegar contratar assinar fechar escolher ficar fico quero querendo prefiro levo pego assino contrato fecha fechado fechou ' +
  'escolhi decidi resolvi pensei gostei curti amei bora partiu ve ver assistir ouvir bota ponha poe passa seleciona marca ' +
  'tche uai bah oxe ue eita nossa opa moco moca mano cara vei irmao parca querida querido linda amor chefe patrao filho filha ' +
  'caralho porra krl pqp kkk kk kkkk kkkkk rs rsrs rsrsrs haha hein vice visse oh eh ok okay beleza tarde noite dia hoje logo ja qualquer ' +
  'ah hum putz epa juntos juntas ele ela pelo amor deus rei bonita bonito gente nois tiver tivesse sair custar fecho nele nela tim ultrafibra one 24 bem assim aqui esses estes estas essas dos das algum alguma coisa algo ao menos ' +
  'vontade afim seja fosse forem sendo pra pro nele nela junta incluindo combinado melhor want would like the please'
const kept = wordSet('mais completo nada nao')
const filling = wordSet(own, fillers)

/** Whether a word neither describes a plan nor changes the meaning of others. */
export const isFiller = (word: string) => filling.has(word) && !kept.has(word)
