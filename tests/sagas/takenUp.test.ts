import { afterAll, beforeAll, expect, it } from 'vitest'
import { answersOf } from '../../src/funnel/story.ts'
import { shown } from '../../src/funnel/show.ts'
import { aSale } from '../support/aSale.ts'
import { aServer } from '../support/aServer.ts'
import { apiOf } from '../support/overServer.ts'
import { soon } from '../support/soon.ts'
import { finish, person, pickFirstVisit, talk } from '../support/talking.ts'

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => { server = await aServer() })
afterAll(() => server.stop())

const { dueDate: _, directDebit: __, ...untilPayment } = person

it.each([['before the payment', untilPayment], ['before the visit', person]])('an order that the browser lost is taken up from the server %s, and nothing of it is asked again', async (_when, words) => {
  const api = apiOf(server.app)
  const first = aSale({}, { api })
  await talk(first, words)
  const stood = first.current()
  await soon(() => expect(Object.keys(first.funnel().saved).length).toBeGreaterThan(5))
  const lead = first.funnel().lead
  const second = aSale({}, { api, left: { lead } })
  await soon(() => expect([second.current(), second.went.at(-1)?.place.screen]).toEqual([stood, stood]))
  expect(answersOf(second.funnel())).toMatchObject({ cep: '14010100', number: '35', complement: '', plan: 'd600b' })
  expect([shown(second.funnel(), 'name'), shown(second.funnel(), 'motherName')]).toEqual(['Ana S.', '••••'])
  await talk(second, person)
  await pickFirstVisit(second)
  expect([await finish(second), second.funnel().lead?.id]).toEqual([expect.stringMatching(/^\d+$/), lead?.id])
})
