import { test, type Page } from '@playwright/test'
import { dateOf } from '../../../src/api/contract/values/dates.ts'
import { writeSlots } from '../../../src/content/reading/answerParsers.ts'
import { wireOf } from './wire.ts'

let taken = 0

/** A free visit as an answer, different for each worker, because seats run out. */
export async function aFreeVisit(page: Page, cep: string): Promise<string> {
  const { parallelIndex, config } = test.info()
  const { slots } = await wireOf(page)('slots', { query: { cep: cep.replace(/\D/g, '') } })
  const mine = slots.filter(
    ({ date, free }, at) =>
      free && dateOf(date)?.getUTCDay() !== 6 && at % config.workers === parallelIndex % config.workers,
  )
  const slot = mine[taken++ % mine.length]
  if (!slot) throw new Error(`no visit is free at ${cep}`)
  return writeSlots([{ date: slot.date, period: slot.period }])
}
