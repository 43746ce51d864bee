import type { Context } from '../../call.ts'
import { countUp, hourAt } from '../../db/counters.ts'
import { neighbourhoodOf, networkOf } from '../../http/arrival.ts'
import { admit } from '../../http/limits/admission.ts'

/** An address may have many more people assessed than looked up by CPF: all who order over one carrier may share it. */
const peopleForEachLookUp = 40

/**
 * Counts a document once an hour for each address, so that nobody learns how one CPF after another is judged. Who
 * confirms again is not counted again.
 */
export async function countPerson(document: string, context: Context): Promise<void> {
  const { db, vault, now, request, lookupsPerHour } = context
  const counts = []
  for (const [place, each] of [
    [`address|${networkOf(request.ip)}`, 1],
    [`neighbourhood|${neighbourhoodOf(request.ip)}`, 4],
  ] as const) {
    const count = (...of: string[]) =>
      countUp(db, vault.hash('tries', ['person', place, ...of].join('|')), hourAt(now()))
    const isNew = (await count(document)) === 1
    const most = lookupsPerHour * peopleForEachLookUp * each
    if (isNew) counts.push({ before: (await count()) - 1, most, near: most / 2 })
  }
  await admit('person', counts, context)
}
