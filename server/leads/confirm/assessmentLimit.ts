import type { Context } from '../../http/calls/handlerContext.ts'
import { admit } from '../../http/limits/proofOfWorkLimit.ts'
import { countHourly, limitsOf } from '../../http/limits/hourlyLimits.ts'

/** More assessments than look-ups by CPF, because all visitors of one carrier may share an address. */
const peopleForEachLookUp = 40

/** Counts each document once per hour and address, so that nobody can probe many CPFs. */
export async function limitAssessments(document: string, context: Context): Promise<void> {
  const address = context.lookupsPerHour * peopleForEachLookUp
  const counts = []
  for (const { name, max } of limitsOf('person', { address, neighbourhood: address * 4 }, context.request.ip)) {
    const isNew = (await countHourly(`${name}|${document}`, context)) === 1
    if (isNew) counts.push({ used: (await countHourly(name, context)) - 1, max, workFrom: max / 2 })
  }
  await admit('person', counts, context)
}
