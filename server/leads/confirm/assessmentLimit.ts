import type { Context } from '../../handlerContext.ts'
import { admit } from '../../http/limits/proofOfWorkLimit.ts'
import { countHourly, limitsOf } from '../../http/limits/hourlyLimits.ts'

/** An address may have many more people assessed than looked up by CPF: all who order over one carrier may share it. */
const peopleForEachLookUp = 40

/** Counts a document once an hour for each address, so that nobody learns how one CPF after another is judged. */
export async function limitAssessments(document: string, context: Context): Promise<void> {
  const address = context.lookupsPerHour * peopleForEachLookUp
  const counts = []
  for (const { name, max } of limitsOf('person', { address, neighbourhood: address * 4 }, context.request.ip)) {
    const isNew = (await countHourly(`${name}|${document}`, context)) === 1
    if (isNew) counts.push({ used: (await countHourly(name, context)) - 1, max, workFrom: max / 2 })
  }
  await admit('person', counts, context)
}
