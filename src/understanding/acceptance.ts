import { notAnAnswerTexts } from '../content/texts/notAnAnswerTexts.ts'
import type { Funnel } from '../funnel/state.ts'
import { plainWords } from '../api/contract/values/plainWords.ts'
import { acceptAsk } from '../funnel/views/priceLines.ts'
import { expandShortForms } from './expandShortForms.ts'
import { likelyAsks } from './meaning/asksOrAnswers.ts'
import { namesStreaming } from './plans/streamingWords.ts'
import { questionsNamed } from './readings/findLabelTokens.ts'
import { isOf, lineOf } from './readings/tokens.ts'
import { wordSet } from './smallWords.ts'
import { usualNames } from './values/usualNames.ts'

/** Words of acceptance, of agreement and of courtesy: beside them nothing is said. */
const accepting = wordSet('aceito aceitamos concordo concordamos asseito aseito aceitu')
const agreeing = wordSet(
  'sim s ok okay isso claro certo certinho pode podem seguir segue prosseguir fechar fecha fechou fechado finalizar finaliza confirmo confirmar confirmado bora simbora manda mandar perfeito combinado beleza acordo redondo redondinho joia conferi trinques procede bate martelo assino embaixo fazer prossigo topo toco partiu concluir conclua conclui',
)
const beside = wordSet(
  'ta esta eu li ja disse falei que de ue pedido e tudo com o os as a contrato termos condicoes regulamento etiqueta renovar bala ver la ai vamos vamo ser obrigado por favor ' +
    'logo po parente mano uai tche moca moco viu agora entao ne bom bem otimo show top mesmo pronto agendar amigo amiga buenas querido querida meu minha oxente oxe bah so rapaz ' +
    'deus abencoe te abencoe gracas to estou mermao tocar toca barco linha de nos oculos com meu tecnico equipe instalar instalacao vir conferi conferido aqui filha filho muito ' +
    'fi fia bem senhor senhora dona chefe patrao anjo amor linda lindo irmao parceiro mestre nessa nesse frente la embora gente ' +
    'prazer gosto gratidao amem jesus glorias tomara presta preste funcione feliz animada animado ansiosa ansioso finalmente enfim',
)
const saysOnly = (words: string, meant: ReadonlySet<string>, also: readonly ReadonlySet<string>[]) => {
  const all = withoutThanks(
    expandShortForms(words.replace(laughs, '').replace(blessing, '').replace(drawn, '$1$2')).replace(
      nothingWrong,
      'certo',
    ),
  ).split(' ')
  return all.some((word) => meant.has(word)) && all.every((word) => [meant, ...also].some((known) => known.has(word)))
}
/** 'Aceitoo', 'simmm' */
const drawn = /(?<=\w)([aeiou])\1+\b|([a-z])\2{2,}/g
const laughs = / ?\b(?:k{2,}|(?:rs)+|(?:h[ae]){2,}h?)\b/g
const nothingWrong =
  /\b(?:por linha )?nada a (?:reparar|mudar|corrigir|declarar)\b|\btudo conforme$|\btudo conforme(?= (?:aceito|concordo)$)/
const blessing =
  / ?\b(?:em nome de (?:jesus|deus|nosso senhor)|seja o que deus quiser|se deus quiser|com (?:muita )?fe(?: em deus)?|de coracao|com certeza|(?:vai|que) d(?:ar|e) (?:tudo )?certo|demorou)\b/g
/** 'Aceito, e obrigado pela paciência comigo' */
const withoutThanks = (words: string) =>
  words.replace(thanksFor, (thanks) => (opposing.test(thanks) ? thanks : '')) || words
const thanksFor = / (?:e )?(?:muito )?(?:obrigado|valeu|agradeco|grat[oa]) (?:mesmo )?(?:pel[ao]s?|por) .*$/

/** Whether words are nothing but acceptance: no condition, no question, no change. */
export const accepts = (words: string) => saysOnly(words, accepting, [agreeing, beside])

/** Whether one clause accepts, and the others leave the order as it is: 'aceito, vai ser meu primeiro contrato sozinha'. */
export function acceptsInClause(text: string): boolean {
  const others = clausesIn(text).filter((words) => !accepts(words))
  return acceptsSomewhere(text) && !text.includes('?') && leavesOrder(others.join(' '), plainWords(text))
}

/** Whether one clause accepts, whatever the others say. */
export const acceptsSomewhere = (text: string) => clausesIn(text).some(accepts)
const clausesIn = (text: string) => text.split(/[.,:;!?…\n]+/).map(plainWords)

/** Whether a line bids to go on, with a kind word: 'pode finalizar minha linda'. */
export const bidsKindly = (text: string, words: string) => bids.test(text) && leavesOrder(words, words)
const bids = /^\s*pode (?:finalizar|fechar),? (?:minha|meu) \S+[\s!.]*$/i

/** Whether words name nothing that an order has, and set no condition, deny, doubt, wish or ask nothing. */
function leavesOrder(words: string, whole: string): boolean {
  const rest = withoutThanks(words).replace(ofMine, '')
  const line = lineOf(saidBeside(rest))
  return (
    !line.tokens.some((token) => isOfOrder(token) || usualNames.has(token.word)) &&
    questionsNamed(line).length === 0 &&
    !opposing.test(rest) &&
    !conditional.test(rest) &&
    !namesStreaming(rest) &&
    likelyAsks(whole) < 0.5
  )
}
const saidBeside = (words: string) =>
  words
    .split(' ')
    .filter((word) => !beside.has(word) && !agreeing.has(word))
    .join(' ')
const isOfOrder = isOf(
  ...(['NO', 'HEDGE', 'COND', 'BUT', 'CHANGE', 'BACK', 'QWORD', 'WHY', 'WEEKDAY', 'PERIOD', 'MONTH', 'NUM'] as const),
  ...(['PEOPLE', 'UNIT', 'ROAD', 'BANK', 'PAY', 'MONEY', 'SPEED', 'CHEAP', 'PROMO'] as const),
)
/** 'Meu primeiro contrato' */
const ofMine = /\b(?:meu|minha) primeir[oa]\b/g
const conditional =
  /\b(?:tirando|mediante|ressalva\w*|em parte|condic\w+|excluindo|descontando|deixa|ver|ler|lendo|ainda|falar|espos\w+|quando|assim que|conforme (?=\w)|quem sabe|tir[ae]\w*|retir\w+|remov\w+|cancel\w+|desist\w+|parar|encerr\w+|coloc\w+|bot[ae]\w*|p[oõ]e|inclu\w+|adicion\w+|exclu\w+|mes|so|quero|queria|prefiro|preco|valor|conversa|chat|atendimento)\b/

/** Whether words agree to all and add a remark that changes nothing: 'confere sim, só lembra da escada'. */
export const agreesBeside = (words: string) => agreeingAnywhere.test(words) && !opposing.test(words)
const agreeingAnywhere =
  /^confere\b|\b(?:aceito|concordo|de acordo|(?:pode|podem) (?:fechar|finalizar|mandar|confirmar)|(?:ta|esta|tudo|td) (?:tudo |td )?(?:certo|certinho|ok|corret[oa]|perfeito|direit\w+|otimo|show)|nos conformes|concordou|toca o barco)\b/
const opposing =
  /\d|\b(?:mas|so que|porem|menos|exceto|fora|se|sem|err(?:ei|ad[oa])|contra|protesto|brinca\w+|mentira|zoa\w+|zoeira|ironi\w+|pegadinha|por enquanto|desconto|vendo|troc\w+|mud\w+|corri\w+|falt\w+|outr[oa]s?|antes|primeiro|depois|pensar|espera|nome|sobrenome|cep|endereco|complemento|fundos|bloco|ap(?:to|artamento)?|numero|telefone|celular|e ?mail|venc\w+|visita|manha|tarde|boleto|debito|plano|mega|(?:promo|ofert|propagand)\w*|(?:vou|preciso|quero|deixa eu) (?:so )?(?:confirmar|falar|ver|conferir|mostrar|conversar|perguntar) (?:com|para|isso com)|nao (?:ta|esta|e|aceito|concordo|quero|pode|tem|sei|gostei|entendi|vou))\b/

/** Whether words are nothing but agreement. */
export const agrees = (words: string) => saysOnly(words, agreeing, [beside])

/** What is said to an agreement that is no acceptance: what 'aceito' means, or that more was said beside it. */
export const askForAcceptance = (funnel: Funnel, text: string): string =>
  acceptsSomewhere(text) ? notAnAnswerTexts.acceptNotAlone : acceptAsk(funnel)

/** Whether a yes is an acceptance now. */
export function isAcceptanceAsked(funnel: Funnel): boolean {
  const said = funnel.asides.at(-1)?.reply ?? ''
  return said.includes(notAnAnswerTexts.acceptNotAlone) || said.endsWith(acceptAsk(funnel))
}
