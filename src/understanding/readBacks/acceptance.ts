import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { acceptAsk } from '../../funnel/views/priceLines.ts'
import type { Funnel } from '../../funnel/state.ts'
import { plainWords } from '../../api/contract/values/plainWords.ts'
import { isOneSlipAway } from '../../content/reading/suggestEmailDomain.ts'
import { people } from '../line/aboutOthersOrUnsure.ts'
import { acceptsInTalk } from './acceptsInTalk.ts'
import { askingIn, tellingIn } from '../line/clauses.ts'
import { leavesOrder, plainClausesOf } from '../commands/leavesOrder.ts'
import { askSwapOrStay } from '../plans/planSwap.ts'
import { rankMeanings } from '../meaning/rankMeanings.ts'
import { isOf, lineOf } from '../readings/lineTokens.ts'
import { wordSet } from '../line/smallWords.ts'

/** Whether a line accepts in the first person, and nothing in it changes, denies, puts off, sets a condition or asks. */
export const acceptsOrder = (funnel: Funnel, text: string) =>
  acceptsSomewhere(text) && (leavesOrder(funnel, text) || onlyAsksOfLater(funnel, text) || acceptsInTalk(funnel, text))

/** Whether all questions are about the time after acceptance: 'Aceito! E se eu me arrepender?' */
function onlyAsksOfLater(funnel: Funnel, text: string): boolean {
  const [asking, told] = [askingIn(text), tellingIn(text).join(' ')]
  return asking.length > 0 && asking.every(isOfLater) && acceptsSomewhere(told) && leavesOrder(funnel, told)
}

function isOfLater(sentence: string): boolean {
  const { said, tokens } = lineOf(sentence)
  const [best] = rankMeanings(said.plain, 'review')
  return best !== undefined && best.sure > surely && ofLater.has(best.id) && !tokens.some(isOfVisit)
}
const surely = 0.6
const isOfVisit = isOf('WEEKDAY', 'PERIOD', 'CHANGE')
const ofLater = new Set(
  (
    'after-order talk:next withdraw talk:howWithdraw visit-call talk:visitCall talk:howNotice mail-missing talk:mail ' +
    'order-number talk:follow order-status contract-text boleto-where talk:whenVisit prepare customer-app talk:wifiName'
  ).split(' '),
)

/** As acceptsOrder, after a request to accept, so that a yes is enough: 'sim, como está', 'pode mandar, minha linda' */
export const agreesToOrder = (funnel: Funnel, text: string) => leavesOrder(funnel, text) && saysYes(text)
const saysYes = (text: string) => plainClausesOf(text).some((clause) => acceptsIn(clause) || yes.test(clause))

/** Whether any clause accepts in the first person. */
export const acceptsSomewhere = (text: string) =>
  plainClausesOf(text.replace(theWord, ' ').replace(/\ba[ -]c[ -]e[ -]i[ -]t[ -]o\b/i, 'aceito')).some((clause) =>
    acceptsIn(clause.replace(/\b\w{5,7}\b/g, wellSpelled)),
  )
/** 'Axeito', 'aceiot' and 'aceitp' are 'aceito'; other forms of the verb, and other words, are not. */
const wellSpelled = (word: string) => (otherForms.has(word) || !isOneSlipAway(word, 'aceito') ? word : 'aceito')
const otherForms = wordSet('aceita aceite aceitos aceitou acento aceiro acerto afeito')
/** Matches a question about the word: 'Aceito é com c?' */
const theWord = /(?<!\p{L})aceito\s+(?:é|eh|(?:est[áa]|t[áa]) (?:escrito|onde))(?!\p{L})/iu

const accept = '(?:aceito|aceitamos|a gente aceita|nos aceita|asseito|concord(?:o|amos))'
const acceptance = new RegExp(`^(?<before>.*?)\\b${accept}\\b(?<after>.*)$`)

/** Accepts 'Mano eu aceito, assina ai', not 'meu marido que aceita', 'tenho que escrever aceito', 'aceito ajuda'. */
function acceptsIn(clause: string): boolean {
  const { before = '', after = '' } = acceptance.exec(clause.replace(address, ''))?.groups ?? { before: 'nao ' }
  const [next = ''] = after.trim().split(' ')
  return !notMine.test(before) && !ofOther.test(after) && (next === '' || follows.has(next))
}
/** Matches the end of 'Aceito, velho'; 'aceito velho modem' accepts nothing. */
const address = /(?<=\baceito) (?:velho|bicho|guria?|ti[oa]|compadre|comadre|cumpadi|parca|truta|galera|fera|doid[oa])$/
const notMine = new RegExp(
  '\\b(?:nao|num|nem|nunca|jamais|n)(?: \\S+){0,3} $|\\btinha $|\\b(?:se|so|quando|onde|como|qual|quem|quase|talvez|amanha|depois|por que|acho que|o que)(?: eu)? $' +
    '|\\b(?:um|essa?|esse|o|a|palavra|botao|foi|fui|sou|ser|sido|(?<!ja )era|seja|sao|(?:o|a|os|as|meu|minha) \\S+ e) $' +
    '|\\b(?:ele|ela|marido|esposa|patroa|pai|mae) $|\\b(?:escreve[ru]|escreva|digitar|diz|dizer|falar|clicar|apertar|responder|marcar|colocar)(?: (?:o|em|no|que|so|um|ali|aqui))* $' +
    `|\\b(?:ele|ela|eles|elas|${people})(?: \\S+)?(?: (?:disse|falou|mandou|que|quem|so))+ (?:eu )?$`,
)
const ofOther =
  /^ (?:\S+ )?(?:nao|nada)\b|^ (?:(?:o|a|os|as|um|uma|sua|seu) )?(?:ajuda|desafio|menor|maior|outr[oa]|(?:horario|visita|debito)$|sugest\w+|propost\w+|convite|conselh\w+|cafe|brinde)\b|^ (?:que|com voce|por el[ea])\b/
/** Words that may follow directly. */
const follows = wordSet(
  'vei bro brother visse sim tudo tudinho os a o as com e que porque pois ja agora logo ne viu ta ok uai ue tche bah entao mesmo po pow pora porra poxa caramba mano mana manda pode podem fecha fechar fechado finaliza finalizar confirma confirmo confirmado bora simbora hein vamo vamos vai demais muito super feliz gracas glorias deus amem jesus ' +
    'por de meu minha seu sua voce voces filha filho filhinha fi fia bem amiga amigo amor linda lindo querida querido moca moco parente uai mermao mermo parceiro irmao chefe patrao mestre rapaz menina menino gente senhor senhora dona aceito concordo assino assina assinado eu nos obrigado obrigada valeu total totalmente sem essa esse isso ess es ai aqui finalmente enfim prazer gosto tambem perfeito certo combinado beleza segue toca partiu faz fazer tamo to estou esta tudinho ciente',
)

const yes =
  /^(?:(?:ah|ai|entao|e|eu|ja|como|do jeito que|esta|falei|to falando|disse|que|mano|moca|gente|meu|minha|filha|tudo|ta) )*(?:sim|s|isso(?= *(?:mesmo|ai|sim|tudo)\b| *$)|(?:pode|podem)(?= *(?:sim|ja|ir|seguir|mandar|fazer|fechar|finalizar|confirmar|concluir|prosseguir|renovar|ser|assinar|tocar|continuar|deixar|ver|logo|viu|mano|moca|amiga|tudo|por favor)\b| *$)|ok|okay|certo|certinho|claro|confirmo|confirmado|fecha|fechar|fechado|finaliza|finalizar|bora|simbora|manda|perfeito|combinado|beleza|positivo|uhum|aham|com certeza|exato|exatamente|correto|quero|de acordo|concluir|faz|assino|topo|partiu|vamos|segue|mais que certo|(?:para )?(?:fazer?|fechar?)(?: o pedido| tudo)? (?:assim|como esta|do jeito que esta))\b(?! (?:nao|nada|quase)\b)/

/** Words of agreement and of courtesy, which add nothing else. */
const agreeing = wordSet(
  'sim s ok okay isso confere claro certo certinho pode podem seguir segue prosseguir fechar fecha fechou fechado finalizar finaliza confirmo confirmar confirmado bora simbora manda mandar perfeito combinado beleza acordo redondo redondinho joia conferi trinques procede bate martelo assino embaixo fazer prossigo topo toco partiu concluir conclua conclui',
)
const beside = wordSet(
  'ta esta eu li ja disse falei que de ue pedido e tudo com o os as a contrato termos condicoes regulamento etiqueta renovar bala ver la ai vamos vamo ser obrigado por favor ' +
    'logo po parente mano uai tche moca moco viu agora entao ne bom bem otimo show top mesmo pronto agendar amigo amiga buenas querido querida meu minha oxente oxe bah so rapaz ' +
    'deus abencoe te abencoe gracas to estou mermao tocar toca barco linha de nos oculos com meu tecnico equipe instalar instalacao vir conferi conferido aqui filha filho muito ' +
    'fi fia bem senhor senhora dona chefe patrao anjo amor linda lindo irmao parceiro mestre nessa nesse frente la embora gente nada a reparar',
)

/** Whether words only agree. */
export function agrees(text: string): boolean {
  const words = plainClausesOf(text).join(' ').split(' ')
  return words.some((word) => agreeing.has(word)) && words.every((word) => agreeing.has(word) || beside.has(word))
}

/** Whether words only agree, thank and go on: 'toda hora confere confere kkk', 'minha filha pode tocar o barco' */
export const onlyGoesOn = (text: string) =>
  plainClausesOf(text).every((clause) =>
    clause.split(' ').every((word) => [agreeing, beside, goingOn].some((known) => known.has(word))),
  )
const goingOn = wordSet(
  'confirma conferido me das exato exatamente positivo correto correta aham uhum valeu sss ss toda todas hora vez vezes sempre mais uma quero gostaria continuar ' +
    'continua continue prossiga prossegue avancar avanca adiante proxima proximo pergunta perguntas passo etapa cadastro baile ficha dale vambora resto',
)

/** Whether somebody else accepts, though the visitor has to: 'Ele mandou dizer que aceita' */
export const acceptsForOther = (text: string) =>
  tellingIn(text).some((sentence) =>
    plainClausesOf(sentence).some((clause) => byOther.test(clause) && !doubtful.test(clause)),
  )
const byOther = new RegExp(
  `\\b(?:el[ea]s?|titular|${people}|(?:seu|dona|senhora?) \\S+|(?:mandou|pediu para)(?: \\S+)? (?:dizer|falar|avisar))\\b(?: \\S+){0,5} ` +
    '(?:aceit|concord|autoriz|top)(?:a|am|ou|aram)\\b(?! (?:\\S+ )?(?:cartao|pix|boleto|dinheiro|cheque))',
)
const doubtful = /\b(?:nao|nem|nunca|se|so|caso|quando|talvez|acho|depois|amanha|ainda|antes|perguntou|mas)\b/

/** Matches 'Tenho que escrever aceito?', 'quando eu aceito?' */
export const asksHowToAccept = (text: string) => text.includes('?') && howToAccept.test(plainWords(text))
const howToAccept =
  /\b(?:quando|como|onde|o que|se|escrever|digitar|dizer|falar|clicar|apertar|preciso|tenho que)\b.*\baceit(?:o|ar)\b|^aceito o que (?:eu )?aceito/

/** Matches 'Aceito não, vou deixar pro mês que vem' */
export const acceptsLater = (text: string) => later.test(plainWords(text))
const later =
  /\b(?:aceito|concordo)\b.*\b(?:deixa|deixar|fica) (?:para|pra|pro) (?:o |a )?(?:mes|semana|ano|depois|outro dia|proxim\w+)\b/

/** The reply to an agreement that is no acceptance: how to accept, or that the line says more than that. */
export const askForAcceptance = (funnel: Funnel, text: string): string =>
  askSwapOrStay(funnel, text) ?? (acceptsSomewhere(text) ? notAnAnswerTexts.acceptNotAlone : acceptAsk(funnel))

/** Whether a line accepts, or says yes where that is an acceptance, whatever else it says. */
export const acceptsBeside = (funnel: Funnel, text: string) =>
  acceptsSomewhere(text) || (isAcceptanceAsked(funnel) && saysYes(text))

/** Whether a yes is an acceptance now. A reply that only invites to check calmly in between does not matter. */
export function isAcceptanceAsked(funnel: Funnel): boolean {
  const said = funnel.asides.findLast(({ reply }) => !reply.endsWith(notAnAnswerTexts.checkCalmly))?.reply ?? ''
  return [notAnAnswerTexts.acceptNotAlone, acceptAsk(funnel), ` ${notAnAnswerTexts.thenAccept}`].some((ask) =>
    said.endsWith(ask),
  )
}
