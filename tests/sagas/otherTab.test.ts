import { expect, it } from 'vitest'
import { eraseAsked, finishAsked, keptElsewhere } from '../../src/funnel/asked.ts'
import { drafted, entered, type Funnel } from '../../src/funnel/slice.ts'
import { stored } from '../../src/funnel/stored.ts'
import { factsOf } from '../../src/funnel/story.ts'
import { aSale, settled, wholeOrder } from '../support/aSale.ts'
import { leadRead } from '../support/leadRead.ts'

type Sale = ReturnType<typeof aSale>

const copyOf = (sale: Sale): Partial<Funnel> => JSON.parse(JSON.stringify(stored(sale.funnel())))

/** Two tabs of a browser at the same question of one order. */
async function twoTabs(answered: number) {
  const there = aSale()
  await there.sayAll(wholeOrder.slice(0, answered))
  const place = there.went.at(-1)?.place
  const here = aSale({ readLead: { ...leadRead, version: 1, saved: undefined } }, { left: copyOf(there), ...(place && { place }) })
  await settled()
  return { here, there }
}

async function hear(here: Sale, there: Sale) {
  here.store.dispatch(keptElsewhere(copyOf(there)))
  await settled()
}

it('what another tab was told is not asked here any more, and what is half typed stays', async () => {
  const { here, there } = await twoTabs(3)
  here.store.dispatch(drafted({ key: 'phone', text: '(16) 9' }))
  await there.say({ name: 'Ana Souza' })
  await hear(here, there)
  expect([here.current(), here.went.at(-1)?.place.screen, here.funnel().lead]).toEqual(['telefone', 'telefone', there.funnel().lead])
  expect(here.funnel().drafts).toEqual({ phone: '(16) 9' })
})

it('whoever looks at an earlier answer goes on looking at it', async () => {
  const { here, there } = await twoTabs(4)
  here.store.dispatch(entered({ voice: 'pages', flow: 'order', screen: 'nome' }))
  await there.say({ phone: '(16) 99123-4567' })
  await hear(here, there)
  expect([here.current(), here.funnel().place?.screen]).toEqual(['email', 'nome'])
})

it('a copy that is older, of another order or of another way to buy changes nothing', async () => {
  const { here, there } = await twoTabs(3)
  const older = copyOf(there)
  await here.say({ name: 'Ana Souza' })
  const before = here.funnel()
  const lead = { id: 'another-order-01234567', version: 99 }
  for (const left of [older, { ...copyOf(here), revision: 99, lead }, { ...copyOf(here), revision: 99, flow: 'b' as const }]) here.store.dispatch(keptElsewhere(left))
  await settled()
  expect(here.funnel()).toBe(before)
})

it('an order placed in another tab is one here as well', async () => {
  const { here, there } = await twoTabs(13)
  there.store.dispatch(finishAsked({ acceptTerms: true, acceptPromotions: false }))
  await settled()
  await hear(here, there)
  expect([here.current(), factsOf(here.funnel()).order?.orderNumber]).toEqual(['pedido-realizado', '40718823'])
})

it('an order erased in another tab leaves nothing here', async () => {
  const { here, there } = await twoTabs(5)
  there.store.dispatch(eraseAsked({}))
  await settled()
  await hear(here, there)
  expect([here.current(), here.funnel().kept, here.funnel().lead]).toEqual(['cep', {}, null])
})

it('two tabs do not answer each other for ever', async () => {
  const { here, there } = await twoTabs(3)
  await there.say({ name: 'Ana Souza' })
  await hear(here, there)
  const before = there.funnel()
  await hear(there, here)
  expect(there.funnel()).toBe(before)
})
