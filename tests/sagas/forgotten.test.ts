import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { makeWrite } from '../../server/db/writeTransaction.ts'
import { forget } from '../../server/retention/retention.ts'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { journey } from '../../src/funnel/journey/journey.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import { nextWrite } from '../../src/funnel/saving/nextWrite.ts'
import { aSale, orderUntil, settled } from '../support/aSale.ts'
import { aServer } from '../support/aServer.ts'
import { approved } from '../support/aFunnel.ts'
import { bodiesOf } from '../support/fakeApi.ts'
import { leadRead } from '../support/leadRead.ts'
import { apiOf } from '../support/overServer.ts'
import { soon } from '../support/soon.ts'
import { person } from '../support/person.ts'
import { finish, pickFirstVisit, talk } from '../support/talking.ts'

let home = ''
let DATA_DIR = ''
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ultrafibra-forgotten-'))
  DATA_DIR = join(home, 'data')
})
afterEach(() => rmSync(home, { recursive: true }))

it('an order whose private answers have expired asks for them again, and is placed', async () => {
  const server = await aServer({ DATA_DIR })
  const api = apiOf(server.app)
  const first = aSale({}, { api })
  await talk(first, person)
  await soon(() => expect([nextWrite(first.funnel()), first.funnel().keys]).toEqual([null, {}]))
  first.stop()
  server.clock.at = new Date(server.clock.at.getTime() + 73 * 3_600_000)
  const db = openDatabase({ databaseUrl: null, dataDir: DATA_DIR })
  await forget(makeWrite(db), () => server.clock.at)
  await db.destroy()

  const again = aSale(
    {},
    {
      api,
      left: JSON.parse(JSON.stringify(browserCopy(first.funnel()))),
      place: { voice: 'pages', flow: 'order', screen: 'data-instalacao' },
    },
  )
  await soon(() =>
    expect([journey(again.funnel()).question, again.went.at(-1)?.place.screen]).toEqual([
      'birthDate',
      'data-nascimento',
    ]),
  )
  await talk(again, person)
  await pickFirstVisit(again)
  expect(await finish(again)).toMatch(/^\d+$/)
  again.stop()
  await server.stop()
})

it('a step that the server lost is sent again if its answer is known', async () => {
  const due = new ApiError('refused', 'Falta responder uma pergunta antes desta.', 409, {
    error: '',
    code: 'step.due',
    due: 'birthDate',
    id: '1',
  })
  const sale = aSale({
    confirmLead: (_, sent) => {
      if (bodiesOf(sent, 'confirmLead').length === 1) throw due
      return approved
    },
  })
  await sale.sayAll(orderUntil('schedule'))
  const births = bodiesOf(sale.sent, 'saveStep').filter((body) => JSON.stringify(body).includes('birth_date'))
  expect(births).toHaveLength(2)
})

it('an outdated reply, or one without steps, asks for nothing again', async () => {
  for (const readLead of [
    { ...leadRead, version: 1 },
    { ...leadRead, version: 99, saved: undefined },
  ]) {
    const first = aSale()
    await first.sayAll(orderUntil('dueDate'))
    const again = aSale({ readLead }, { left: JSON.parse(JSON.stringify(browserCopy(first.funnel()))) })
    await settled()
    expect(again.funnel().saved).toEqual(first.funnel().saved)
  }
})
