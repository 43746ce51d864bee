import type { Context } from '../../call.ts'
import { countOf, countUp, hourAt } from '../../db/counters.ts'
import { neighbourhoodOf, networkOf } from '../arrival.ts'
import { admit, type Asking } from './admission.ts'

/** The secrets that may be guessed: a code sent by mail, a link with its challenge, and a telephone behind its mask. */
type Secret = 'code' | 'link' | 'phone'
/** The most wrong guesses in an hour: from one address, from its neighbourhood, and in all. */
const wrong = { address: 20, neighbourhood: 60, all: 1000 }
/** The most mails in an hour. An office has one address, and many of it may want one. */
const sent = { address: 60, neighbourhood: 240, all: 3000 }
type Most = typeof wrong

/** Refuses to judge a secret after too many wrong ones, and without work after many. */
export async function refuseGuessing(secret: Secret, asking: Asking): Promise<void> {
  const { db, vault, now, request } = asking
  const counts = []
  for (const { key, most } of limitsOf(`${secret} wrong`, wrong, vault, request.ip))
    counts.push({ before: await countOf(db, key, hourAt(now())), most })
  await admit(`${secret} wrong`, counts, asking)
}

export async function countWrong(secret: Secret, { db, vault, now, request }: Asking): Promise<void> {
  for (const { key } of limitsOf(`${secret} wrong`, wrong, vault, request.ip)) await countUp(db, key, hourAt(now()))
}

export async function countSent(secret: Secret, asking: Asking): Promise<void> {
  const { db, vault, now, request } = asking
  const counts = []
  for (const { key, most } of limitsOf(`${secret} sent`, sent, vault, request.ip))
    counts.push({ before: (await countUp(db, key, hourAt(now()))) - 1, most })
  await admit(`${secret} sent`, counts, asking)
}

function limitsOf(what: string, { address, neighbourhood, all }: Most, vault: Context['vault'], ip: string) {
  return [
    { key: vault.hash('tries', `${what}|address|${networkOf(ip)}`), most: address },
    { key: vault.hash('tries', `${what}|neighbourhood|${neighbourhoodOf(ip)}`), most: neighbourhood },
    { key: vault.hash('tries', `${what}|all`), most: all },
  ]
}
