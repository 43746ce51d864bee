import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { offerLabelRows } from '../../src/api/contract/sale/offerLabelRows.ts'
import { orderStateWords } from '../../src/api/contract/orderStateWords.ts'
import { orderSought, type PlacedOrder } from '../../src/api/contract/placedOrder.ts'
import { placedOrderForm as form, placedOrderTexts as texts } from '../../src/api/contract/placedOrderPage.ts'
import { asDigits, asPhone } from '../../src/api/contract/values/digits.ts'
import type { HttpContext } from '../http/clientAddress.ts'
import { hideResponseTime } from '../http/calls/hideResponseTime.ts'
import { senderOf } from '../http/crossSiteCheck.ts'
import { placedOrder } from '../leads/order/readPlacedOrder.ts'
import { escapeHtml } from '../http/escapeHtml.ts'
import { visitOf } from '../mail/orderLetter.ts'
import { Refusal } from '../http/refusal.ts'
import { readForm } from './readForm.ts'
import { sendCrossSitePage } from './crossSitePage.ts'
import type { Parts } from './noScriptCallRequest.ts'
import { sendPlainPage } from './plainPage.ts'

/** Shows a placed order by number and telephone in a form without scripts. Asks again after a wrong pair. */
export function makeNoScriptOrderLookup({ write, limiter, vault, now }: Parts) {
  return async (c: HttpContext, prefix: string): Promise<Response> => {
    if (senderOf(c) === 'other') return sendCrossSitePage(c)
    limiter.take('write', c.var.ip)
    const { data: sought } = orderSought.safeParse(await soughtIn(c))
    const action = prefix + form.path
    if (!sought) return sendPlainPage(c, texts.heading, ask(action, wrong), 422)
    const asking = { vault, now, request: { ip: c.var.ip, solved: null } }
    const told = await hideResponseTime(() => write((db) => placedOrder(sought, { ...asking, db }))).catch(wordsOf)
    if (typeof told === 'string') return sendPlainPage(c, texts.heading, ask(action, told), 429)
    return told
      ? sendPlainPage(c, texts.heading, shown(told, action))
      : sendPlainPage(c, texts.heading, ask(action, texts.unknown), 422)
  }
}

async function soughtIn(c: HttpContext) {
  const { [form.number]: number, [form.phone]: phone } = await readForm(c)
  return { number: asDigits(text(number)), phone: asPhone(text(phone)) }
}

const text = (typed: unknown) => (typeof typed === 'string' ? typed : '')

const wrong = `${refusals['orderNumber.invalid']} ${refusals['phone.invalid']}`

/** Shows a limit as final, because proof of work needs scripts. */
function wordsOf(error: unknown): string {
  if (error instanceof Refusal && error.status === 429) return error.problem.error
  throw error
}

/** Does not repeat the answers, because a page may stay in the history of a shared computer. */
const ask = (action: string, why: string) =>
  `<p id="error" role="alert">${why}</p>
<form method="post" action="${escapeHtml(action)}">
<label for="number">${texts.number}</label>
<input id="number" name="${form.number}" inputmode="numeric" autocomplete="off" required aria-describedby="error">
<label for="phone">${texts.phone}</label>
<input id="phone" name="${form.phone}" type="tel" autocomplete="tel-national" required aria-describedby="error">
<button type="submit">${texts.go}</button>
</form>`

const shown = (order: PlacedOrder, action: string) => `<dl>
${rowsOf(order)
  .map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`)
  .join('\n')}
</dl>
${isAhead(order) ? `<p>${texts.visit}</p>\n<p>${texts.withdraw}</p>` : ''}
<p><a href="${escapeHtml(action)}">${texts.again}</a></p>`

function rowsOf(order: PlacedOrder): [string, string][] {
  const { orderNumber, placedOn, plan, orderState, withdrawn, visit } = order
  return [
    [texts.number, orderNumber],
    [texts.placedOn, placedOn],
    ...(plan ? [row(texts.plan, plan.plan)] : []),
    ...(withdrawn || orderState ? [row(texts.state, withdrawn ? texts.withdrawn : orderStateText(orderState))] : []),
    ...(order.visit || order.visitByPhone ? [row(texts.installation, visitOf(visit ?? null, 'order') ?? '')] : []),
    ...(plan ? offerLabelRows(plan).map(({ label, value }) => row(label, value)) : []),
  ]
}

/** Whether the order can still be changed. */
const isAhead = ({ withdrawn, orderState }: PlacedOrder) =>
  !withdrawn && !['installed', 'not-possible', 'cancelled'].includes(orderState?.state ?? '')

const row = (label: string, value: string): [string, string] => [label, value]
const orderStateText = (told: PlacedOrder['orderState']) =>
  told ? [orderStateWords[told.state].text, told.date].filter(Boolean).join(' ') : ''
