import { describe, expect, it } from 'vitest'
import type { Db } from '../../server/db/database.ts'
import { exportFolder } from '../../server/operatorData/export.ts'
import { openFolder } from '../../server/operatorData/folder.ts'
import { importFolder } from '../../server/operatorData/import.ts'
import { planFileOf, planList, regulations } from '../../src/api/contract/sale/plan.ts'
import {
  aConfirmedLead,
  aLead,
  anAddress,
  answers,
  aPlanId,
  finish,
  lastWord,
  orderedPlan,
  save,
} from '../support/anOrder.ts'
import type { Heard, Visitor } from '../support/aVisitor.ts'
import { aWorkshop } from '../support/aWorkshop.ts'
import { bothDatabases, databases, shopOn } from '../support/databases.ts'
import { aFolder } from '../support/operatorFolder.ts'
import { filesOfVale } from '../support/operators/fibraDoVale.ts'
import { plansIn } from '../support/productPlans.ts'

const now = new Date('2026-11-20T15:00:00.000Z')

const header = filesOfVale()['plans.csv']?.split('\n')[0] ?? ''
type More = Partial<Record<'full' | 'bonus' | 'subscriptions' | 'campaigns' | 'state' | 'from' | 'until', string>>
/** A line of the file: 600 Mega at a price. */
const row = (sku: string, price: string, more: More = {}) => {
  const { full = '189.99', bonus = '', subscriptions = '', campaigns = '', state = '', from = '', until = '' } = more
  const said = [sku, '600 Mega', '600', price, full, bonus, subscriptions, campaigns]
  return [...said, 'true', 'false', 'false', state, from, until].join(',')
}
const plansCsv = (...rows: string[]) => `${[header, ...rows].join('\n')}\n`

const plansOf = ({ body }: Heard) => planList.parse(body).plans
/** The plan of the present order, with the product's price. */
const today = `${orderedPlan.sku} ${orderedPlan.price_with_dacc}`
const pricesOf = (heard: Heard) => plansOf(heard).map(({ sku, price_with_dacc }) => `${sku} ${price_with_dacc}`)

const planFile = (visitor: Visitor, prefix = '') => visitor.call('planFile', { params: { file: planFileOf(prefix) } })
const coverage = (visitor: Visitor, more: Record<string, string> = {}) =>
  visitor.call('coverage', { query: { cep: anAddress.cep, number: anAddress.number, ...more } })

/** A shop that can import plans and reload its data. */
function openShop(
  shop: () => { db: Db; server: { readPresent: () => Promise<void> }; empty: { settings: Record<string, string> } },
) {
  const bringIn = async (files: Record<string, string>) => {
    const { db, server, empty } = shop()
    await importFolder(await aWorkshop(db, empty.settings), openFolder(aFolder(files).path), now)
    await server.readPresent()
  }
  /** Imports the sample's network with other plans. */
  const sell = async (...rows: string[]) => {
    const { db, empty } = shop()
    const folder = aFolder({})
    await exportFolder(await aWorkshop(db, empty.settings), folder.path, { who: null }, now)
    folder.write('plans.csv', plansCsv(...rows))
    await importFolder(await aWorkshop(db, empty.settings), openFolder(folder.path), now)
    await shop().server.readPresent()
  }
  return { bringIn, sell }
}

describe.each(bothDatabases)('the plans of an operator on $database', (kind) => {
  const shop = shopOn(kind, { each: true })
  const { bringIn } = openShop(shop)

  it.skipIf(kind.missing !== null)('are sold by every page and campaign after the import', async () => {
    const visitor = shop().server.visitor()
    expect(pricesOf(await planFile(visitor))).toContain('d500a 59.99')
    await bringIn(filesOfVale())
    const all = ['d300v 79.9', 'd500v 99.9', 'd600v 109.9', 'd1000v 149.9']
    for (const prefix of ['', 'b', 'hbo-max', 'oferta-colaborador'])
      expect(pricesOf(await planFile(visitor, prefix))).toEqual(all)
    expect(pricesOf(await coverage(visitor, { cep: '35900010', number: '35' }))).toEqual(all.slice(1))
    expect(pricesOf(await coverage(visitor, { cep: '35910000', number: '35' }))).toEqual(all.slice(0, 2))
    const { regulations: written } = regulations.parse((await visitor.call('regulations')).body)
    expect(written.map(({ sku }) => sku)).toEqual(['d300v', 'd500v', 'd600v', 'd1000v'])
    expect(written[0]?.text).toContain('79,90')
  })

  it.skipIf(kind.missing !== null)('stay without a file, like the product’s', async () => {
    const visitor = shop().server.visitor()
    const { 'plans.csv': _, ...network } = filesOfVale()
    await bringIn(network)
    expect(plansOf(await planFile(visitor)).map(({ id }) => id)).toEqual(plansIn('plans.json').map(({ id }) => id))
    await bringIn(filesOfVale())
    await bringIn({ 'crews.csv': network['crews.csv'] ?? '' })
    expect(pricesOf(await planFile(visitor))).toContain('d300v 79.9')
  })
})

describe.each(databases)('imported plans on $database', (kind) => {
  const shop = shopOn(kind, { each: true })
  const { sell } = openShop(shop)

  it.skipIf(kind.missing !== null)('do not change the price of an order in progress, on any device', async () => {
    const { server, db } = shop()
    const visitor = server.visitor()
    const id = await aConfirmedLead(visitor)
    await sell(row('d600b', '139.99'))
    expect(pricesOf(await coverage(server.visitor()))).toEqual(['d600b 139.99'])
    expect(pricesOf(await coverage(server.visitor(), { idLead: id }))).toEqual(['d600b 139.99'])
    expect(pricesOf(await coverage(visitor, { idLead: id }))).toEqual([today])
    expect(await save(visitor, id, 'plan', answers.plan)).toMatchObject({ status: 200 })
    expect(await finish(visitor, id)).toMatchObject({ status: 200, body: { success: true } })
    const { offer } = await db.selectFrom('orders').select('offer').executeTakeFirstOrThrow()
    expect(JSON.parse(offer)).toMatchObject({ plan: { price_with_dacc: orderedPlan.price_with_dacc } })
    expect(offer).toContain(String(orderedPlan.price_with_dacc).replace('.', ','))
    expect(offer).not.toContain('139,99')
  })

  it.skipIf(kind.missing !== null)('do not remove the plan of an order in progress', async () => {
    const { server } = shop()
    const visitor = server.visitor()
    const id = await aConfirmedLead(visitor)
    await sell(row('d600v', '139.99'))
    expect(pricesOf(await coverage(visitor, { idLead: id }))).toEqual([today, 'd600v 139.99'])
    expect(await visitor.call('createLead', { body: { address: anAddress, idPlan: aPlanId } })).toMatchObject({
      status: 409,
      body: { code: 'plan.unavailable' },
    })
    expect(await finish(visitor, id)).toMatchObject({ status: 200, body: { success: true } })
  })

  it.skipIf(kind.missing !== null)('must be chosen again if the price changed after it was shown', async () => {
    const visitor = shop().server.visitor()
    const [seen] = plansOf(await coverage(visitor, { sku: 'd600b' }))
    await sell(row('d600b', '139.99'))
    const id = await aConfirmedLead(visitor)
    const told = { body: { ...lastWord, offerCode: seen?.offer.code } }
    expect(await finish(visitor, id, told)).toMatchObject({ status: 409, body: { code: 'offer.changed' } })
  })

  it.skipIf(kind.missing !== null)('have the same code for the same conditions, and another for others', async () => {
    const visitor = shop().server.visitor()
    const codes = async () => plansOf(await planFile(visitor)).map(({ offer }) => offer.code)
    await sell(row('d600b', '139.99'))
    const [first] = await codes()
    await sell(row('d600b', '139.99'), row('d700v', '149.99'))
    expect((await codes())[0]).toBe(first)
    await sell(row('d600b', '129.99'))
    expect((await codes())[0]).not.toBe(first)
    expect(first).not.toBe(lastWord.offerCode)
  })

  it.skipIf(kind.missing !== null)('are sold between their days, at the later of two prices', async () => {
    const { server } = shop()
    const visitor = server.visitor()
    await sell(
      row('d600b', '119.99', { until: '22/11/2026' }),
      row('d600b', '99.99', { from: '21/11/2026' }),
      row('d600v', '109.99', { until: '20/11/2026' }),
      row('d700v', '129.99', { from: '01/12/2026' }),
    )
    const at = async (time: string) => {
      server.clock.at = new Date(time)
      await server.readPresent()
      return pricesOf(await planFile(visitor))
    }
    expect(await at('2026-11-21T02:59:00.000Z')).toEqual(['d600v 109.99', 'd600b 119.99'])
    expect(await at('2026-11-21T03:00:00.000Z')).toEqual(['d600b 99.99'])
    expect(await at('2026-12-01T03:00:00.000Z')).toEqual(['d600b 99.99', 'd700v 129.99'])
  })

  it.skipIf(kind.missing !== null)(
    'are sold in the campaigns that they name, but not by name if these need a code',
    async () => {
      const visitor = shop().server.visitor()
      await sell(
        row('d600v', '119.99'),
        row('d601v', '129.99', { campaigns: 'site|b' }),
        row('d602v', '89.99', { campaigns: 'oferta-colaborador' }),
      )
      expect(pricesOf(await planFile(visitor))).toEqual(['d600v 119.99', 'd601v 129.99'])
      expect(pricesOf(await planFile(visitor, 'b'))).toEqual(['d601v 129.99'])
      expect(pricesOf(await planFile(visitor, 'oferta-colaborador'))).toEqual(['d602v 89.99'])
      expect(pricesOf(await coverage(visitor, { sku: 'd602v' }))).toEqual(['d600v 119.99', 'd601v 129.99'])
    },
  )

  it.skipIf(kind.missing !== null)(
    'do not affect an old order with only an id, which has the product’s plan',
    async () => {
      const { server, db } = shop()
      const visitor = server.visitor()
      const id = await aConfirmedLead(visitor)
      await db.updateTable('leads').set({ plan: null }).where('id', '=', id).execute()
      await sell(row('d600b', '139.99'))
      expect(pricesOf(await coverage(visitor, { idLead: id }))).toEqual([today])
      expect(await finish(visitor, id)).toMatchObject({ status: 200, body: { success: true } })
    },
  )

  it.skipIf(kind.missing !== null)('change nothing if there are faults, which are reported', async () => {
    const told = sell(
      row('600v', '99,9'),
      row('d600v', '199.99'),
      row('d601v', '99.99', { bonus: 'twice', subscriptions: 'HBO', campaigns: 'nowhere', state: 'XX' }),
      row('d603v', '99.99', { from: '02/12/2026', until: '01/12/2026' }),
      row('d604v', '99.99', { from: '01/12/2026' }),
      row('d604v', '89.99', { from: '01/12/2026' }),
    )
    const faults = [
      'plans.csv:2: has 15 cells, and the header 14',
      'plans.csv:4 bonus: is none of lifelong, one year',
      'plans.csv:4 subscriptions: has one that no plan can include',
      'plans.csv:4 campaigns: has one that is none of site, timcontrole',
      'plans.csv:4 state: Escolha o estado da lista',
      'plans.csv:3 full: is less than price',
      'plans.csv:5 sold_until: is a day before sold_from',
      'plans.csv:7 sku sold_from: is that of line 6 too',
    ]
    for (const fault of faults) await expect(told).rejects.toThrow(fault)
    expect(await aLead(shop().server.visitor())).not.toBe('undefined')
  })
})
