import type { Context } from '../../call.ts'
import { countOf, countUp, hourAt } from '../../db/counters.ts'
import { neighbourhoodOf, networkOf } from '../arrival.ts'
import { admit, type Asking, type Count } from './admission.ts'

/**
 * The secrets that may be guessed: a code sent by mail, a telephone behind its mask, and which number of an order goes with which
 * telephone. A link is none: nobody guesses its 256
 * bits, and whoever has it has five answers to its question.
 */
type Secret = 'code' | 'phone' | 'order'
/**
 * The most wrong guesses in an hour, from one address and from its neighbourhood. In all there is no limit, which others could use up, but
 * from so many on each one costs work.
 */
const wrong = { address: 20, neighbourhood: 60, freeInAll: 1000 }
/** The most mails in an hour. An office has one address, and many of it may want one. */
const sent = { address: 60, neighbourhood: 240, freeInAll: 3000 }
type Most = typeof wrong
/** The most wrong guesses in an hour that name one value, from wherever. More than one network makes are needed to use them up. */
const wrongOfOne = { most: 30, near: 5 }

/** Refuses to judge a secret after too many wrong ones, and without work after many. `values` are what is guessed about. */
export async function refuseGuessing(secret: Secret, asking: Asking, values: readonly string[] = []): Promise<void> {
  const { db, now } = asking
  const counts = []
  for (const { key, ...limit } of wrongLimits(secret, asking, values))
    counts.push({ before: await countOf(db, key, hourAt(now())), ...limit })
  await admit(`${secret} wrong`, counts, asking)
}

export async function countWrong(secret: Secret, asking: Asking, values: readonly string[] = []): Promise<void> {
  for (const { key } of wrongLimits(secret, asking, values)) await countUp(asking.db, key, hourAt(asking.now()))
}

const wrongLimits = (secret: Secret, { vault, request }: Asking, values: readonly string[]) => [
  ...values.map((value) => ({ key: vault.hash('tries', `${secret} wrong|value|${value}`), ...wrongOfOne })),
  ...limitsOf(`${secret} wrong`, wrong, vault, request.ip),
]

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
