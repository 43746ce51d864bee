import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { orderFactsTexts } from '../../content/texts/chat/orderFactsTexts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { expandShortForms } from '../line/expandShortForms.ts'
import { smallWords, wordSet } from '../line/smallWords.ts'
import { figuresOf } from '../talk/orderFigures.ts'
import { isOwnOrder } from '../talk/ownOrder.ts'
import { standOf, written } from '../talk/replyToTalk.ts'

/** Answers several questions about the order at once: 'só confirma: nº do pedido, dia e valor'. Null for one. */
export function replyToSeveral(funnel: Funnel, plain: string): string | null {
  if (!isOwnOrder(standOf(funnel))) return null
  const parts = plain
    .replace(/\bn[º°.]+/g, 'numero ')
    .split(/[,;:.?!\n]+|\s(?:e|mais|com)\s(?!debito)/)
    .map((part) => expandShortForms(part))
  const asked = [...new Set(parts.flatMap((part) => thingIn(part) ?? []))]
  const told = asked.flatMap((thing) => written(orderFactsTexts[thing], figuresOf(funnel)) ?? [])
  return asked.length > 1 && told.length === asked.length ? notAnAnswerTexts.several(told.join('; ')) : null
}

type Thing = (typeof things)[number][0]

/** The one fact that a clause names, with only small words around it. */
function thingIn(clause: string): Thing | null {
  const found = things.find(([, name]) => name.test(clause))
  const rest = found ? clause.replace(found[1], ' ').split(' ') : []
  return found && rest.every((word) => word === '' || around.has(word)) ? found[0] : null
}

const things = [
  ['number', /\b(?:numero|num|n) do (?:meu )?pedido\b|\bprotocolo\b/],
  ['dueDate', /\bvencimento\b|\bdia (?:de|do|que (?:eu )?)(?: ?pag\w+| vence\w*)\b|\b(?:dia que |quando )?vence\b/],
  [
    'visit',
    /\b(?:dia|data|horario|hora|periodo|quando)\b(?: (?:e hora|e horario))?(?: (?:da|do|de|a|o) (?:visita|instalacao|tecnico))?|\bvisita\b|\binstalacao\b/,
  ],
  ['price', /\b(?:valor|preco|mensalidade|quanto)\b/],
  ['plan', /\b(?:plano|velocidade)\b/],
  ['address', /\bendereco\b/],
  ['email', /\be ?mail\b/],
  ['directDebit', /\bforma de pag\w+\b/],
] as const
const around = wordSet(
  'qual quais quero queria preciso saber confirma confirmar confere passa passar manda mandar diz dizer fala falar repete lembra tudo junto resumo so por pedido vou pagar pago custa ficou vai ' +
    'vem chega tecnico certinho mes mensal mensalmente total plano anotar guardar ver completo aqui tenho',
  smallWords,
)
