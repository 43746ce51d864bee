import { randomBytes } from 'node:crypto'
import { asDigits } from '../../src/api/contract/values/digits.ts'
import { cep } from '../../src/api/contract/values/valueRules.ts'
import type { Db } from '../db/database.ts'
import type { Write } from '../db/writeTransaction.ts'
import type { HttpContext } from '../http/clientAddress.ts'
import { cookieOf, giveCookie } from '../http/cookies.ts'
import type { Limiter } from '../http/limits/limiter.ts'
import { digest } from '../secrets/digest.ts'
import { senderOf } from '../http/crossSiteCheck.ts'
import { readForm } from './readForm.ts'
import { sendCrossSitePage } from './crossSitePage.ts'

/** A visit that begins with a plain form, without scripts. */
export type PlainForm = {
  start: (c: HttpContext) => Promise<Response>
  cepOf: (c: HttpContext) => Promise<CepLeft | null>
}
/** `sure` if the browser confirmed that the form was ours. */
export type CepLeft = { cep: string; sure: boolean }
const minutesKept = 30
const cookie = { name: 'visit', path: '/' }

export function makeNoScriptCepForm(db: Db, write: Write, limiter: Limiter, now: () => Date): PlainForm {
  return { start, cepOf }

  /** Stores the answer on the server, never in a URL. Repeats the question, or continues in the same voice. */
  async function start(c: HttpContext): Promise<Response> {
    const { pathname, search } = new URL(c.req.url)
    const [, prefix, asked] = /^(.*)(\/chat|\/checkout\/cep)\/?$/.exec(pathname) ?? []
    if (prefix === undefined || /^\/\/|[\\]/.test(prefix)) return c.notFound()
    const sender = senderOf(c)
    if (sender === 'other') return sendCrossSitePage(c)
    limiter.take('write', c.var.ip)
    const given = await cepGiven(c)
    if (given === null) return c.redirect(pathname + search, 303)
    const id = randomBytes(24).toString('base64url')
    const expires_at = new Date(now().getTime() + minutesKept * 60_000).toISOString()
    const row = { id_hash: hashes(id)[sender], cep: given, expires_at }
    await write((tx) => tx.insertInto('visits').values(row).execute())
    giveCookie(c, cookie, id, minutesKept * 60)
    return c.redirect(prefix + (asked === '/chat' ? '/chat/numero' : '/checkout/nr-imovel') + search, 303)
  }

  /** Without the database the page is sent without the answer. */
  async function cepOf(c: HttpContext): Promise<CepLeft | null> {
    const id = cookieOf(c, cookie)
    return id === undefined ? null : kept(id).catch(() => null)
  }

  async function kept(id: string): Promise<CepLeft | null> {
    const [at, { ours, untold }] = [now().toISOString(), hashes(id)]
    const visits = db.selectFrom('visits').selectAll().where('id_hash', 'in', [ours, untold])
    const row = await visits.where('expires_at', '>', at).executeTakeFirst()
    return row ? { cep: row.cep, sure: row.id_hash === ours } : null
  }
}

async function cepGiven(c: HttpContext): Promise<string | null> {
  const typed = (await readForm(c))['cep']
  return typeof typed === 'string' ? (cep.safeParse(asDigits(typed)).data ?? null) : null
}

/** The hash of a stored visit encodes whether the form was surely ours. */
const hashes = (id: string) => ({ ours: digest(id), untold: digest(`untold|${id}`) })
