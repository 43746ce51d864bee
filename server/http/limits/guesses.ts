import type { Context } from '../../call.ts'
import { countOf, countUp, countWithin, hourAt, tooMany } from '../../db/counters.ts'
import { neighbourhoodOf, networkOf } from '../arrival.ts'

/** The secrets that may be guessed: a code sent by mail, a link with its challenge, and a telephone behind its mask. */
type Secret = 'code' | 'link' | 'phone'
/** The most wrong guesses in an hour: from one address, from its neighbourhood, and in all. */
const wrong = { address: 20, neighbourhood: 60, all: 1000 }
/** The most mails in an hour. An office has one address, and many of it may want one. */
const sent = { address: 60, neighbourhood: 240, all: 3000 }
type Most = typeof wrong
type Counting = Pick<Context, 'db' | 'vault' | 'now' | 'request'>

/** Refuses to judge a secret after too many wrong ones. */
export async function refuseGuessing(secret: Secret, { db, vault, now, request }: Counting): Promise<void> {
  const window = hourAt(now())
  for (const { key, most } of limitsOf(`${secret} wrong`, wrong, vault, request.ip))
    if ((await countOf(db, key, window)) >= most) throw tooMany(window)
}

export async function countWrong(secret: Secret, { db, vault, now, request }: Counting): Promise<void> {
  for (const { key } of limitsOf(`${secret} wrong`, wrong, vault, request.ip)) await countUp(db, key, hourAt(now()))
}

export async function countSent(secret: Secret, { db, vault, now, request }: Counting): Promise<void> {
  for (const { key, most } of limitsOf(`${secret} sent`, sent, vault, request.ip))
    await countWithin(db, key, most, hourAt(now()))
}

function limitsOf(what: string, { address, neighbourhood, all }: Most, vault: Context['vault'], ip: string) {
  return [
    { key: vault.hash('tries', `${what}|address|${networkOf(ip)}`), most: address },
    { key: vault.hash('tries', `${what}|neighbourhood|${neighbourhoodOf(ip)}`), most: neighbourhood },
    { key: vault.hash('tries', `${what}|all`), most: all },
  ]
}
