import * as z from 'zod/mini'
import { cepInformation } from '../../api/contract/cepInformation.ts'
import { fromJson } from '../../browser/fromJson.ts'
import { thisTab } from '../../browser/storage.ts'

/** Data that the site's forms hand over to the order in this tab: answers, and the street found at the CEP. */
const handedOver = z.object({
  answers: z.record(z.string(), z.string()),
  found: z.optional(cepInformation),
})
export type HandedOver = z.output<typeof handedOver>

const name = 'handed-over'

export const handOver = (left: HandedOver) => thisTab.write(name, JSON.stringify(left))

/** Reads and removes it. From then on the order stores it. */
export function takeHandedOver(): HandedOver | null {
  const left = handedOver.safeParse(fromJson(thisTab.take(name)))
  return left.success ? left.data : null
}
