import type { Context } from '../../call.ts'
import { countOf, countUp, hourAt } from '../../db/counters.ts'
import { neighbourhoodOf, networkOf } from '../arrival.ts'
import { admit, type Asking, type Count } from './admission.ts'

/**
 * The secrets that may be guessed: a code sent by mail, and a telephone behind its mask. A link is none: nobody guesses its 256
 * bits, and whoever has it has five answers to its question.
 */
type Secret = 'code' | 'phone'
/**
 * The most wrong guesses in an hour, from one address and from its neighbourhood. In all there is no limit, which others could use up, but
 * from so many on each one costs work.
 */
const wrong = { address: 20, neighbourhood: 60, freeInAll: 1000 }
/** The most mails in an hour. An office has one address, and many of it may want one. */
const sent = { address: 60, neighbourhood: 240, freeInAll: 3000 }
type Most = typeof wrong

/** Refuses to judge a secret after too many wrong ones, and without work after many. */
export async function refuseGuessing(secret: Secret, asking: Asking): Promise<void> {
  const { db, vault, now, request } = asking
  const counts = []
  for (const { key, ...limit } of limitsOf(`${secret} wrong`, wrong, vault, request.ip))
    counts.push({ before: await countOf(db, key, hourAt(now())), ...limit })
  await admit(`${secret} wrong`, counts, asking)
}

export async function countWrong(secret: Secret, { db, vault, now, request }: Asking): Promise<void> {
  for (const { key } of limitsOf(`${secret} wrong`, wrong, vault, request.ip)) await countUp(db, key, hourAt(now()))
}

/** Counts a mail by who asks for it, beside what is counted of it otherwise. */
export async function countSent(secret: 'code' | 'link', asking: Asking, others: readonly Count[] = []): Promise<void> {
  const { db, vault, now, request } = asking
  const counts = [...others]
  for (const { key, ...limit } of limitsOf(`${secret} sent`, sent, vault, request.ip))
    counts.push({ before: (await countUp(db, key, hourAt(now()))) - 1, ...limit })
  await admit(`${secret} sent`, counts, asking)
}

function limitsOf(what: string, { address, neighbourhood, freeInAll }: Most, vault: Context['vault'], ip: string) {
  return [
    { key: vault.hash('tries', `${what}|address|${networkOf(ip)}`), most: address },
    { key: vault.hash('tries', `${what}|neighbourhood|${neighbourhoodOf(ip)}`), most: neighbourhood },
    { key: vault.hash('tries', `${what}|all`), most: Infinity, near: freeInAll },
  ]
}
