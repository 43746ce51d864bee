import { admit, type Asking, type HourlyCount } from './proofOfWorkLimit.ts'
import { countAndAdmit, countHourly, countInHour, limitsOf, type HourlyLimits } from './hourlyLimits.ts'

/**
 * What may be guessed: a mailed code, a masked telephone, or which telephone goes with an order's number.
 * A link is not listed: it has 256 bits, and allows five answers to its question.
 */
type Secret = 'code' | 'phone' | 'order'
/** The most wrong guesses. More than one network makes are needed to use up those that name one value, from wherever. */
const wrong: HourlyLimits = { value: { max: 30, workFrom: 5 }, address: 20, neighbourhood: 60, freeInAll: 1000 }
/** The most mails. An office has one address, and many of it may want one. */
const sent: HourlyLimits = { address: 60, neighbourhood: 240, freeInAll: 3000 }

const wrongLimits = (secret: Secret, { request }: Asking, values: readonly string[]) =>
  limitsOf(`${secret} wrong`, wrong, request.ip, values)

/** Refuses to judge a secret after too many wrong ones, and without work after many. `values` are what is guessed about. */
export async function refuseGuessing(secret: Secret, asking: Asking, values: readonly string[] = []): Promise<void> {
  const counts = []
  for (const { name, ...limit } of wrongLimits(secret, asking, values))
    counts.push({ used: await countInHour(name, asking), ...limit })
  await admit(`${secret} wrong`, counts, asking)
}

export async function countWrong(secret: Secret, asking: Asking, values: readonly string[] = []): Promise<void> {
  for (const { name } of wrongLimits(secret, asking, values)) await countHourly(name, asking)
}

/** Counts a mail by who asks for it, beside what is counted of it otherwise. */
export const countSent = (
  secret: 'code' | 'link',
  asking: Asking,
  others: readonly HourlyCount[] = [],
): Promise<void> => countAndAdmit(`${secret} sent`, limitsOf(`${secret} sent`, sent, asking.request.ip), asking, others)
