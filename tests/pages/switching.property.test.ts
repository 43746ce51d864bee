import * as fc from 'fast-check'
import { cleanup } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPlace } from '../../src/funnel/journey/openPlace.ts'
import { pathOf, type Place } from '../../src/funnel/journey/place.ts'
import { answersOf } from '../../src/funnel/answersAndFacts.ts'
import { nextWrite } from '../../src/funnel/saving/nextWrite.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { answeredUpTo, goodFacts } from '../support/aFunnel.ts'
import { aCoverage } from '../support/aPlan.ts'
import type { Sent } from '../support/fakeApi.ts'
import { soon } from '../support/soon.ts'
import { d500a, d600b, d600c, d600gl } from '../support/someFacts.ts'
import { person } from '../support/person.ts'
import { aVisit } from './aVisit.tsx'
import { go, type Step } from './aWay.ts'
import { isFull } from '../support/lane.ts'

const words = {
  ...person,
  complement: 'Apto 12',
  plan: 'd600gl',
  schedule: '24/11/2026 manha',
  visitNote: '',
} satisfies Raw
const coverage = aCoverage({ plans: [d500a, d600b, d600c, d600gl] })

type Answered = Parameters<typeof answeredUpTo>[0]

/** Parts of an order that cover all of it, each of them short. */
const stretches: [from: Answered, until?: Answered][] = [
  ['cep', 'plan'],
  ['plan', 'email'],
  ['email', 'document'],
  ['document', 'bank'],
  ['bank'],
]

const aStep = fc.record({ part: fc.constantFrom(0, 0.3, 0.6, 1), switches: fc.nat(2) })
const voices = fc.constantFrom<Place['voice'][]>('chat', 'pages')
/** `SEED=7 RUNS=50 npm run vitest -- run tests/pages/switching` tries other ways; a failure names its seed. */
const seed = Number(process.env['SEED'] ?? 1)
const numRuns = Number(process.env['RUNS'] ?? (isFull ? 4 : 2))
const longest = 15_000 * numRuns

it.each(stretches)(
  'from %s on, any changes of voice give the same lead as one voice',
  async (from, until) => {
    const plain = await leadOf('chat', [], from, until)
    await fc.assert(
      fc.asyncProperty(voices, fc.array(aStep, { minLength: 3, maxLength: 6 }), async (voice, way) => {
        expect(await leadOf(voice, way, from, until)).toEqual(plain)
      }),
      { seed, numRuns },
    )
  },
  longest,
)

/** The known answers and sent requests after these steps. */
async function leadOf(voice: Place['voice'], way: readonly Step[], from: Answered, until?: Answered) {
  const left = answeredUpTo(from, { ...goodFacts, coverage })
  const visit = await aVisit(pathOf(openPlace(left, voice)), { coverage }, left)
  await go(visit, words, way, until)
  await soon(() => expect(nextWrite(visit.funnel())).toBeNull())
  const answers = answersOf(visit.funnel())
  cleanup()
  return { answers, sent: lastSent(visit.sent) }
}

/** The last save of each step. */
const lastSent = (sent: readonly Sent[]) =>
  Object.fromEntries(
    sent.flatMap(({ name, input }) =>
      /^(?:create|save|confirm)/.test(name) ? [[`${name} ${stepOf(input)}`, input]] : [],
    ),
  )

const stepOf = (input: object) => ('params' in input ? JSON.stringify(input.params) : '')
