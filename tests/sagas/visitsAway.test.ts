import { expect, test } from 'vitest'
import { refusals } from '../../server/http/refusalMessages.ts'
import { visitsSystem } from '../../server/sample/visitsSystem.ts'
import { finishAsked, triedAgain } from '../../src/funnel/visitorActions.ts'
import { aSale } from '../support/aSale.ts'
import { aServer } from '../support/aServer.ts'
import { apiOf } from '../support/overServer.ts'
import { person } from '../support/person.ts'
import { soon } from '../support/soon.ts'
import { finish, pickFirstVisit, talk } from '../support/talking.ts'

test('while the system of visits is away, visitors learn so, lose nothing, and get one visit in the end', async () => {
  const system = await visitsSystem({ now: () => new Date('2026-11-20T15:00:00Z') })
  const server = await aServer({ VISITS_URL: system.url })
  const sale = aSale({}, { api: apiOf(server.app) })
  const isAway = { code: 'visits.away', words: refusals['visits.away'] }
  system.behave(() => 'refusing')
  await talk(sale, person)
  await soon(() => expect(sale.funnel().facts.slots?.error).toEqual(isAway))
  system.behave(() => 'well')
  sale.store.dispatch(triedAgain())
  await pickFirstVisit(sale)
  await talk(sale, person)
  system.behave((_, path) => (path === '/bookings' ? 'half' : 'well'))
  sale.store.dispatch(finishAsked({ acceptTerms: true, acceptPromotions: false }))
  await soon(() => expect(sale.funnel().finishing).toMatchObject({ busy: false, error: isAway }))
  system.behave(() => 'well')
  expect(await finish(sale)).toMatch(/^\d+$/)
  expect(await system.held()).toHaveLength(1)
  await server.stop()
  await system.stop()
})
