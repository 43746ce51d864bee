import { admit, type Asking, type HourlyCount } from './proofOfWorkLimit.ts'
import { countAndAdmit, countHourly, countInHour, limitsOf, type HourlyLimits } from './hourlyLimits.ts'

/** Secrets that can be guessed: mailed codes, masked telephones, an order's telephone. Links have 256 bits. */
type Secret = 'code' | 'phone' | 'order'
/** Limits wrong guesses. One network alone cannot use up the guesses of a value. */
const wrong: HourlyLimits = { value: { max: 30, workFrom: 5 }, address: 20, neighbourhood: 60, freeInAll: 1000 }
/** Limits mails. An office has one address, and many of its people may want one. */
const sent: HourlyLimits = { address: 60, neighbourhood: 240, freeInAll: 3000 }

const wrongLimits = (secret: Secret, { request }: Asking, values: readonly string[]) =>
  limitsOf(`${secret} wrong`, wrong, request.ip, values)

/** Refuses guesses after too many wrong ones, and those without work after many. `values` are the guessed ones. */
export async function refuseGuessing(secret: Secret, asking: Asking, values: readonly string[] = []): Promise<void> {
  const counts = []
  for (const { name, ...limit } of wrongLimits(secret, asking, values))
    counts.push({ used: await countInHour(name, asking), ...limit })
  await admit(`${secret} wrong`, counts, asking)
}

export async function countWrong(secret: Secret, asking: Asking, values: readonly string[] = []): Promise<void> {
  for (const { name } of wrongLimits(secret, asking, values)) await countHourly(name, asking)
}

/** Counts a mail per requester, besides the `others`. */
export const countSent = (
  secret: 'code' | 'link',
  asking: Asking,
  others: readonly HourlyCount[] = [],
): Promise<void> => countAndAdmit(`${secret} sent`, limitsOf(`${secret} sent`, sent, asking.request.ip), asking, others)
