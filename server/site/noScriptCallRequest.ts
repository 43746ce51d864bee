import { phoneCallForm, phoneCallTexts as texts } from '../../src/api/contract/phoneCallForm.ts'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { asPhone } from '../../src/api/contract/values/digits.ts'
import { phone } from '../../src/api/contract/values/valueRules.ts'
import type { Write } from '../db/writeTransaction.ts'
import type { HttpContext } from '../http/clientAddress.ts'
import type { Limiter } from '../http/limits/limiter.ts'
import { senderOf } from '../http/crossSiteCheck.ts'
import { escapeHtml } from '../http/escapeHtml.ts'
import type { Vault } from '../secrets/vault.ts'
import { keepCallRequest } from '../support/callRequests.ts'
import { readForm } from './readForm.ts'
import { sendCrossSitePage } from './crossSitePage.ts'
import { sendPlainPage } from './plainPage.ts'

export type Parts = { write: Write; vault: Vault; limiter: Limiter; now: () => Date; lookupsPerHour: number }

/** Accepts a request for a call from a form without scripts. Asks again for a wrong number. */
export function makeNoScriptCallRequest({ write, limiter, ...parts }: Parts) {
  return async (c: HttpContext, prefix: string): Promise<Response> => {
    if (senderOf(c) === 'other') return sendCrossSitePage(c)
    limiter.take('write', c.var.ip)
    const typed = (await readForm(c))[phoneCallForm.field]
    const { data: telephone } = phone.safeParse(typeof typed === 'string' ? asPhone(typed) : '')
    if (telephone === undefined) return sendPlainPage(c, texts.heading, askAgain(prefix + phoneCallForm.path), 422)
    await write((db) => keepCallRequest({ telephone }, { ...parts, db, request: { ip: c.var.ip } }))
    return sendPlainPage(c, texts.asked, thanks(prefix || '/'))
  }
}

const thanks = (home: string) => `<p>${texts.soon}</p>
<p><a href="${escapeHtml(home)}">${texts.home}</a></p>`

/** Does not repeat the number, because a page may stay in the history of a shared computer. */
const askAgain = (action: string) =>
  `<p id="error" role="alert">${refusals['phone.invalid']}</p>
<form method="post" action="${escapeHtml(action)}">
<label for="telephone">${texts.phone}</label>
<input id="telephone" name="${phoneCallForm.field}" type="tel" autocomplete="tel-national" required aria-invalid="true" aria-describedby="error">
<button type="submit">${texts.go}</button>
</form>`
