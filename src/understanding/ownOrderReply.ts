import { inSentence } from '../content/format.ts'
import type { Key } from '../content/questions/answers.ts'
import { reviewLabel, shortName } from '../content/questions/questions.ts'
import { notAnAnswerTexts } from '../content/texts/notAnAnswerTexts.ts'
import { textOnlyChatTexts } from '../content/texts/textOnlyChatTexts.ts'
import { showAnswer } from '../funnel/answers/showAnswer.ts'
import { factsOf, isStillValid } from '../funnel/answersAndFacts.ts'
import type { Funnel } from '../funnel/state.ts'
import { addressText } from '../funnel/views/addressText.ts'
import { endedOrderWords, stateWords } from '../funnel/views/endedOrderWords.ts'
import { priceLines } from '../funnel/views/priceLines.ts'
import { editedKey, keyNamed } from './editRequests.ts'
import { expandShortForms } from './expandShortForms.ts'
import { replyToSeveral } from './replyToSeveral.ts'
import { isOwnOrder } from './talk/ownOrder.ts'
import { replyToTalk, standOf } from './talk/replyToTalk.ts'

/** Answers a question about the own order: 'quanto fica?', 'que e-mail coloquei?'. Null for anything else. */
export function ownOrderReply(funnel: Funnel, plain: string): string | null {
  const words = expandShortForms(plain)
  const ended = endedOrderWords(funnel)?.lead
  if (asksPrice.test(words)) return ended ?? (priceLines(funnel).join(' ') || null)
  const several = ended ? null : replyToSeveral(funnel, plain)
  if (several) return several
  const { order } = factsOf(funnel)
  if (order && asksNumber.test(words)) return textOnlyChatTexts.orderNumber(order.orderNumber)
  if (asksVisit.test(words)) return ended ?? stateWords(funnel) ?? ownVisit(funnel)
  const asked = asksAnswer.exec(words)?.slice(1).find(Boolean)
  const checked = asksIfRight.exec(words)?.[1]
  if (asked === 'endereco' || checked === 'endereco') return ownAddress(funnel)
  const key = asked ? editedKey(`mudar ${asked}`) : checked ? keyChecked(funnel, checked, words) : null
  return key && ownAnswer(funnel, key)
}

/** 'O número ficou 35, né?' asks for what is there, and with another number corrects it. */
function keyChecked(funnel: Funnel, named: string, words: string): Key | null {
  const key = keyNamed(named)
  const shown = key && isStillValid(funnel.kept, key) ? showAnswer(funnel, key).match(/\d+/g) : null
  return (words.match(/\d+/g) ?? []).every((number) => shown?.includes(number)) ? key : null
}

/** The dates that are chosen, with what comes next once all is answered. */
const ownVisit = (funnel: Funnel) =>
  isOwnOrder(standOf(funnel)) ? replyToTalk(funnel, 'whenVisit') : ownAnswer(funnel, 'schedule')

const ownAnswer = (funnel: Funnel, key: Key) =>
  isStillValid(funnel.kept, key) ? notAnAnswerTexts.yours(shortName(key), showAnswer(funnel, key)) : null

function ownAddress(funnel: Funnel): string | null {
  const { door, place } = addressText(funnel)
  return door === '' ? null : notAnAnswerTexts.yours(inSentence(reviewLabel('number')), `${door}, ${place}`)
}

const asksPrice =
  /^(?:(?:e|mas|entao|ai|so|nem|li|k+|ah|oi|moc[oa]) )*(?:quanto (?:que )?(?:eu )?(?:vou )?(?:fica|ficou|ficaria|vai ficar|pagar|pago|da|deu|vai dar|sai|saiu|vai sair)|qual (?:e |eh |era |foi |fica |ficou )?(?:o )?(?:meu )?(?:valor|preco|total))(?: (?:que (?:ficou|deu|fica|vai ficar)|tudo|isso|total|no total|ao todo|por mes|mensal|d?a mensalidade|para mim|do meu plano|o meu plano|meu plano|final|entao|mesmo))*$/
const asksAnswer =
  /^(?:(?:e|mas|entao|ai|afinal) )*(?:qual|que) (?:(?:e|eh|era|foi|o|a) )*(?:(?:nome|dia) d[oe] (?:meu )?(plano|vencimento)|dia (vence)(?: .{0,12})?|(?:meu|minha) (\w+(?: \w+)?)|(.+?) (?:que )?(?:eu )?(?:escolhi|peguei|coloquei|informei|dei|digitei|pus|botei|passei)|(\w+) (?:(?:que )?(?:esta|ficou|foi|consta)|d?[no]o meu pedido)(?: (?:anotad[oa]|escolhid[oa]))?(?: (?:no|nesse|neste) (?:meu )?(?:pedido|cadastro))?)(?: mesmo| ai| aqui| para mim)*$/
const asksIfRight =
  /^(?:\S+ ){0,3}?(?:o|a|meu|minha) (\w+(?: (?:d[aeo] )?\w+)?) (?:(?:ficou|foi) (?:\S+ ){0,5}?|(?:esta|e) (?:(?:o|a|d[aeo]|no|na|dia|\d\S*) )*)(?:ne|cert[oa]|certinh[oa]|corret[oa]|anotad[oa])$/
const asksNumber =
  /\bnumero d[oe] (?:meu )?pedido$|\b(?:qual|cade|tem|quero|manda)\b.*\bprotocolo(?: (?:ai|aqui))?$|^qual (?:e |eh )?(?:o )?meu pedido$/
const asksVisit =
  /\balguem (?:vai )?me lig(?:a|ar)\b|^(?:quando|que dia|que data|qual (?:e )?o dia)\b.{0,12}\b(?:tecnico|visita|instalacao)(?: vem| vai vir| chega)?$|^(?:e |entao )?a (?:visita|instalacao) (?:e|eh|ficou|esta|ta|foi|vai ser) .*\b(?:ne|mesmo|certo|confirmad[ao])$|^(?:e |a )?que horas?\b.{0,24}\b(?:ele|tecnico|equipe|moco|voces|vcs)\b.{0,8}\b(?:chega|vem|vai (?:vir|chegar)|passa)\b/
