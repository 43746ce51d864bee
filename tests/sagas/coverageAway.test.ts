import { expect, test } from 'vitest'
import { refusals } from '../../server/http/refusalMessages.ts'
import { coverageSystem } from '../../server/sample/coverageSystem.ts'
import { triedAgain } from '../../src/funnel/visitorActions.ts'
import { aSale } from '../support/aSale.ts'
import { aServer } from '../support/aServer.ts'
import { apiOf } from '../support/overServer.ts'
import { person } from '../support/person.ts'
import { soon } from '../support/soon.ts'
import { finish, pickFirstVisit, talk } from '../support/talking.ts'

test('while the operator’s coverage system is away, visitors learn so, lose nothing and can retry', async () => {
  const system = await coverageSystem()
  const server = await aServer({ COVERAGE_URL: system.url })
  const sale = aSale({}, { api: apiOf(server.app) })
  const { cep, number, complement } = person
  system.behave(() => 'refusing')
  await talk(sale, { cep, number })
  await sale.say({ complement })
  const isAway = { code: 'coverage.away', words: refusals['coverage.away'] }
  await soon(() => expect(sale.funnel().facts.coverage?.error).toEqual(isAway))
  system.behave(() => 'well')
  sale.store.dispatch(triedAgain())
  await talk(sale, person)
  await pickFirstVisit(sale)
  expect(await finish(sale)).toMatch(/^\d+$/)
  await server.stop()
  await system.stop()
})
