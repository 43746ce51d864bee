import type { Context } from '../call.ts'
import { countOf, countUp, countWithin, hourAt, tooMany } from '../db/counters.ts'
import { neighbourhoodOf, networkOf } from '../http/arrival.ts'

/** The most wrong codes in an hour: from one address, from its neighbourhood, and in all. */
const wrong = { address: 20, neighbourhood: 60, all: 1000 }
/** An office has one address, and a whole branch of it may want codes in one hour. */
const sent = { address: 60, neighbourhood: 240, all: 3000 }
type Most = typeof wrong
type Counting = Pick<Context, 'db' | 'vault' | 'now' | 'request'>

/** Refuses to judge a code after too many wrong ones. Only requests of the lead's owner are counted. */
export async function refuseGuessing({ db, vault, now, request }: Counting): Promise<void> {
  const window = hourAt(now())
  for (const { key, most } of limitsOf('code wrong', wrong, vault, request.ip))
    if ((await countOf(db, key, window)) >= most) throw tooMany(window)
}

export async function countWrong({ db, vault, now, request }: Counting): Promise<void> {
  for (const { key } of limitsOf('code wrong', wrong, vault, request.ip)) await countUp(db, key, hourAt(now()))
}

export async function countSent({ db, vault, now, request }: Counting): Promise<void> {
  for (const { key, most } of limitsOf('code sent', sent, vault, request.ip))
    await countWithin(db, key, most, hourAt(now()))
}

function limitsOf(what: string, { address, neighbourhood, all }: Most, vault: Context['vault'], ip: string) {
  return [
    { key: vault.hash('tries', `${what}|address|${networkOf(ip)}`), most: address },
    { key: vault.hash('tries', `${what}|neighbourhood|${neighbourhoodOf(ip)}`), most: neighbourhood },
    { key: vault.hash('tries', `${what}|all`), most: all },
  ]
}
