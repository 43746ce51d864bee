import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressCards, customerCards } from '../../server/sample/sampleCards.ts'
import { keysIn, type Key } from '../../src/content/questions/answers.ts'
import { steps } from '../../src/api/contract/lead/steps.ts'
import { questions } from '../../src/content/questions/questions.ts'
import { reviewTexts } from '../../src/content/texts/order/reviewTexts.ts'
import { showAnswer } from '../../src/funnel/answers/showAnswer.ts'
import { journey } from '../../src/funnel/journey/journey.ts'
import { answersOf, factsOf, isStillValid } from '../../src/funnel/answersAndFacts.ts'
import { stepBody } from '../../src/funnel/saving/stepBody.ts'
import { nextWrite } from '../../src/funnel/saving/nextWrite.ts'
import { missingFacts } from '../../src/funnel/journey/missingFacts.ts'
import { reviewLines } from '../../src/funnel/views/orderLines.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import type { Wire } from '../../src/content/questions/answerSaving.ts'
import { codeMailed, corporateEmail } from '../support/aCustomer.ts'
import { aSale } from '../support/aSale.ts'
import { aServer } from '../support/aServer.ts'
import { apiOf } from '../support/overServer.ts'
import { soon } from '../support/soon.ts'
import { person } from '../support/person.ts'
import { pickFirstVisit, talk } from '../support/talking.ts'

type Sale = ReturnType<typeof aSale>
type Way = { campaign?: string; answer: (sale: Sale) => Promise<void> }

const words: Raw = { ...person, complement: 'Fundos', acceptPromotions: 'sim', directDebit: 'sim' }
const talking = (more: Raw): Way => ({ answer: (sale) => talk(sale, { ...words, ...more }) })

/** Visitors who are asked different questions. */
const ways = {
  house: {
    answer: async (sale) => {
      await talk(sale, words)
      await pickFirstVisit(sale)
    },
  },
  byHand: talking(addressCards.down),
  onlyCep: talking(addressCards.onlyCep),
  lot: talking(addressCards.lot),
  noOffer: {
    answer: async (sale) => {
      await talk(sale, { ...words, ...addressCards.notCovered })
      await sale.say({ notice: 'sim', name: 'Ana Souza', email: 'ana@provedor.com.br', phone: '16991234567' })
      await contactSaved(sale)
    },
  },
  migration: {
    campaign: 'migracao-ultrafibra',
    answer: (sale) => talk(sale, { ...words, document: customerCards.migration.cpf, offer: 'd600a' }),
  },
  collaborator: {
    campaign: 'oferta-colaborador',
    answer: async (sale) => {
      await talk(sale, { ...words, email: corporateEmail, plan: 'd600ar' })
      await talk(sale, { ...words, plan: 'd600ar', code: await codeMailed(server) })
    },
  },
} satisfies Record<string, Way>

/** The visitor who answers a question that a plain order lacks. */
const askedOn: { [K in Key]?: keyof typeof ways } = {
  state: 'byHand',
  city: 'byHand',
  neighborhood: 'onlyCep',
  street: 'onlyCep',
  block: 'lot',
  lot: 'lot',
  offer: 'migration',
  code: 'collaborator',
  notice: 'noOffer',
}

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

const taken = new Map<string, Promise<[Funnel, Funnel]>>()

/** The order as answered here, and as read on another device. */
function bothFunnels(key: Key): Promise<[Funnel, Funnel]> {
  const name = askedOn[key] ?? 'house'
  const both = taken.get(name) ?? answeredAndReadBack(ways[name])
  taken.set(name, both)
  return both
}

async function answeredAndReadBack({ answer, campaign = '' }: Way): Promise<[Funnel, Funnel]> {
  const api = apiOf(server.app)
  const first = aSale({}, { api, campaign })
  await answer(first)
  await soon(() => expect([nextWrite(first.funnel()), first.funnel().keys]).toEqual([null, {}]))
  const { lead, notice } = first.funnel()
  const second = aSale({}, { api, campaign, left: { lead, notice } })
  await soon(() => expect([knows(second), missingFacts(second.funnel())]).toEqual([true, []]))
  await soon(() => expect(Object.values(second.funnel().facts).some((fact) => fact?.pending)).toBe(false))
  return [first.funnel(), second.funnel()]
}

const contactSaved = (sale: Sale) => soon(() => expect(sale.funnel().saved.contact).toBeDefined())
const knows = (sale: Sale) => Object.keys(sale.funnel().kept).length > 0

const keys = keysIn(questions)
const isStep = (step: string): step is keyof typeof steps => Object.hasOwn(steps, step)
const readBack = (back: Wire['back']) => keys.filter((key) => questions[key].wire.back === back)

describe('an answer read back on another device', () => {
  it.each(readBack('told'))('is shown unchanged: %s', async (key) => {
    const [first, second] = await bothFunnels(key)
    expect(first.kept[key]?.value).toBeDefined()
    expect(second.kept[key]?.value).toEqual(first.kept[key]?.value)
    expect(showAnswer(second, key)).toBe(showAnswer(first, key))
    expect(isStillValid(second.kept, key)).toBe(true)
  })

  it.each(readBack('masked'))('is shown in part, and not asked again: %s', async (key) => {
    const [first, second] = await bothFunnels(key)
    expect(first.kept[key]?.value).toBeDefined()
    expect(second.kept[key]).not.toHaveProperty('value')
    expect(second.kept[key]?.mask).not.toContain(String(first.kept[key]?.value))
    expect(showAnswer(second, key)).toMatch(/•|\.$/)
    expect(isStillValid(second.kept, key)).toBe(true)
  })

  const changed = readBack('told').flatMap((key) => {
    const { step } = questions[key].wire
    return isStep(step) ? [[key, step] as const] : []
  })
  it.each(changed)('can be changed there, without what is only masked: %s', async (key, step) => {
    const [, second] = await bothFunnels(key)
    const body = stepBody(step, { ledger: second, answers: answersOf(second), facts: factsOf(second) })
    expect(steps[step].safeParse(body)).toMatchObject({ success: true })
  })

  it.each(readBack('again'))('is asked again: %s', async (key) => {
    const [first, second] = await bothFunnels(key)
    expect(first.kept[key]?.value).toBeDefined()
    expect(second.kept[key]).toBeUndefined()
    expect(journey(second).question).toBe(key)
  })

  it.each(keys.filter((key) => questions[key].review))('is shown in its group: %s', async (key) => {
    const [first, second] = await bothFunnels(key)
    const [here, there] = [first, second].map((funnel) => reviewLine(funnel, key))
    expect(there).toMatchObject({ key, label: here?.label })
    expect(there?.value).toBeTruthy()
  })
})

function reviewLine(funnel: Funnel, key: Key) {
  const { group } = questions[key].review ?? {}
  const heading = group && reviewTexts.groups[group]
  return reviewLines(funnel)
    .find((each) => each.heading === heading)
    ?.lines.find((line) => line.key === key)
}
