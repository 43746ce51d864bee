import { thisTab } from '../browser/storage.ts'

/** What the coverage form leaves for the order that follows it in this tab. */
export type HandedOver = { cep?: string; phone?: string }

const name = 'handed-over'

export const handOver = (answers: HandedOver) => thisTab.write(name, JSON.stringify(answers))

/** Taken once; the order keeps it from then on. */
export function takeHandedOver(): HandedOver | null {
  const text = thisTab.take(name)
  return text === null ? null : JSON.parse(text)
}
