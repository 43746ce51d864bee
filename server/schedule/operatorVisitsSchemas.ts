import { brandName } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import * as z from 'zod/mini'
import { type Slot, slot } from '../../src/api/contract/values/valueRules.ts'
import { operatorSystemOpenApi } from '../outside/operatorSystemOpenApi.ts'

/** The requests and replies of an operator's system that replaces the tables of visits. */
const name = z.string().check(z.minLength(1), z.maxLength(100))
const count = z.int().check(z.gte(0), z.lte(10_000))
const visit = z.object(slot.shape)
const appointment = z.object({ ...slot.shape, visits: count, free: count })

export const home = z.object({ cep: z.string() })
export const schedule = z.object({ region: name, slots: z.array(appointment).check(z.maxLength(100)) })

/** The reference is also the Idempotency-Key. */
export const wish = z.object({ reference: name, cep: z.string(), slots: z.array(visit) })
export const booking = z.object({ visit: z.nullable(visit) })
/** One of the choices, or none. */
export const bookingOf = (choices: readonly Slot[]) =>
  z.object({
    visit: z.nullable(
      visit.check(z.refine(({ date, period }) => choices.some((each) => each.date === date && each.period === period))),
    ),
  })

export const returned = z.object({ reference: name })
export const returnReply = z.object({ free: z.literal(true) })

/** The port as an OpenAPI 3.1 document. */
export const operatorVisitsOpenApi = () =>
  operatorSystemOpenApi({
    title: `${brandName} asks: which visits are free, and books one`,
    description:
      'A system of the operator serves this at VISITS_URL. It is given four seconds, and may be asked again. A reference names one visit of one order, as it does in the feed of orders. A visit that is moved keeps its reference.',
    operations: {
      '/slots': {
        name: 'slots',
        summary:
          'The visits of the region of a CEP in the days that can be booked: how many crews make, and how many are free. No slots where no crew works',
        asks: home,
        replies: schedule,
        isKeyed: false,
      },
      '/bookings': {
        name: 'book',
        summary:
          'Books the first of the slots that is free, or none. A reference that holds a visit keeps it and gets the same reply, also while the first request is under way; one that was given back gets null',
        asks: wish,
        replies: booking,
        isKeyed: true,
      },
      '/returns': {
        name: 'giveBack',
        summary:
          'Gives back the visit of a reference for good. The reply is the same where it holds none, was given back before, or is unknown',
        asks: returned,
        replies: returnReply,
        isKeyed: false,
      },
    },
  })
