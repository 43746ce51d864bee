import type { Key } from '../../content/questions/answers.ts'
import { inOrderText } from '../../content/texts/chat/chatTexts.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { textOnlyChatTexts } from '../../content/texts/chat/textOnlyChatTexts.ts'
import { showAnswer } from '../../funnel/answers/showAnswer.ts'
import { factsOf, isStillValid } from '../../funnel/answersAndFacts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { endedOrderWords, stateWords } from '../../funnel/views/endedOrderWords.ts'
import { priceLines } from '../../funnel/views/priceLines.ts'
import { expandShortForms } from '../line/expandShortForms.ts'
import { askedOfRecord } from '../record/askedOfRecord.ts'
import { replyToSeveral } from './replyToSeveral.ts'
import { isOwnOrder } from '../talk/ownOrder.ts'
import { replyToTalk, standOf } from '../talk/replyToTalk.ts'

/** Answers a question about the visitor's own order: 'quanto fica?', 'que e-mail coloquei?'. Null for anything else. */
export function ownOrderReply(funnel: Funnel, plain: string): string | null {
  const words = expandShortForms(plain)
  const ended = endedOrderWords(funnel)?.lead
  if (asksPrice.test(words)) return ended ?? (priceLines(funnel).join(' ') || null)
  const several = ended ? null : replyToSeveral(funnel, plain)
  if (several) return several
  const { order } = factsOf(funnel)
  if (order && asksNumber.test(words)) return textOnlyChatTexts.orderNumber(order.orderNumber)
  if (order && asksIfStands.test(words)) return ended ?? notAnAnswerTexts.stands(order.orderNumber)
  if (asksVisit.test(words) || (order && asksWhen.test(words))) return ended ?? stateWords(funnel) ?? ownVisit(funnel)
  return askedOfRecord(funnel, plain)?.reply ?? null
}

/** The chosen visit, with the next steps once all questions are answered. */
const ownVisit = (funnel: Funnel) =>
  isOwnOrder(standOf(funnel)) ? replyToTalk(funnel, 'whenVisit') : ownAnswer(funnel, 'schedule')

const ownAnswer = (funnel: Funnel, key: Key) =>
  isStillValid(funnel.kept, key) ? inOrderText([[key, showAnswer(funnel, key)]]) : null

const asksPrice =
  /^(?:(?:e|mas|entao|ai|so|nem|li|k+|ah|oi|moc[oa]) )*(?:quanto (?:que )?(?:eu )?(?:vou )?(?:fica|ficou|ficaria|vai ficar|pagar|pago|da|deu|vai dar|sai|saiu|vai sair)|qual (?:e |eh |era |foi |fica |ficou )?(?:o )?(?:meu )?(?:valor|preco|total))(?: (?:que (?:ficou|deu|fica|vai ficar)|tudo|isso|total|no total|ao todo|por mes|mensal|d?a mensalidade|para mim|do meu plano|o meu plano|meu plano|final|entao|mesmo))*$/
const asksNumber =
  /\bnumero d[oe] (?:meu )?pedido$|\b(?:qual|cade|tem|quero|manda)\b.*\bprotocolo(?: (?:ai|aqui))?$|^qual (?:e |eh )?(?:o )?meu pedido$/
/** Matches 'Quero manter o pedido, tá mantido?', 'meu pedido foi cancelado?' */
const asksIfStands =
  /\b(?:ta|esta|foi|fica|continua|segue|ficou) (?:\w+ )?(?:mantid[oa]|de pe|valendo|feito|cancelado|ativo|registrad[oa]|salvo)\b|\b(?:mantem|manter|mantenha) (?:o |meu )*pedido\b/
const asksVisit =
  /\balguem (?:vai )?me lig(?:a|ar)\b|^(?:quando|que dia|que data|qual (?:e )?o dia)\b.{0,12}\b(?:tecnico|visita|instalacao)(?: vem| vai vir| chega)?$|^(?:e |a )?que horas?\b.{0,24}\b(?:ele|tecnico|equipe|moco|voces|vcs)\b.{0,8}\b(?:chega|vem|vai (?:vir|chegar)|passa)\b/
/** Matches 'Que dia?', 'me lembra o dia e a hora', 'ficou pra quando mesmo?', which mean the visit after an order */
const asksWhen =
  /^(?=.*\b(?:dia|data|horas?|horario|quando)\b)(?:(?:e|mas|entao|ai|ah|oi|moc[ao]|me (?:lembra|fala|diz|confirma)|esqueci|nao lembro|qual|que|[oa]|d[ae]|para|fic(?:a|ou)|foi|vai|ser|sera|marc(?:ad[oa]|ou|amos)|mesmo|certo|ne|data|dia|horas?|horario|quando|vem|vir|eles?|voces|rapaz|homem|tecnico|instalam?|instalar|da semana (?:cai|e))(?: |$))+$/
