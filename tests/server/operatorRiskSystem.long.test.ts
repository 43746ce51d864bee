import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { quiz as quizSchema } from '../../src/api/contract/lead/riskAndQuiz.ts'
import { makeLog } from '../../server/monitoring/log.ts'
import { operatorRisk } from '../../server/risk/operatorRisk.ts'
import { quizFor } from '../../server/risk/builtInQuiz.ts'
import { documentCards } from '../../server/sample/sampleCards.ts'
import type { Behaviour } from '../../server/sample/sampleSystemServer.ts'
import { riskSystem } from '../../server/sample/riskSystem.ts'
import { anAnsweredLead, answers, finish, save } from '../support/anOrder.ts'
import { aServer } from '../support/aServer.ts'
import type { Visitor } from '../support/aVisitor.ts'
import { databases, prepared } from '../support/databases.ts'
import { soon } from '../support/soon.ts'

const system = await riskSystem()
afterAll(() => system.stop())
beforeEach(() => {
  system.behave(() => 'well')
  system.heard.length = 0
})

const confirm = (visitor: Visitor, idLead: string) => visitor.call('confirmLead', { params: { idLead }, body: {} })
const withCard = (card: keyof typeof documentCards) => ({ documentNumber: { cpf: documentCards[card].document } })
const token = 'a-token-of-this-server'

describe.each(databases)('a risk system of the operator, on $database', (kind) => {
  describe.skipIf(kind.missing !== null)('during visits', () => {
    const database = prepared(kind)
    const time = { passed: 0 }

    async function aShop(waits = 300) {
      const empty = await database.empty()
      const place = { url: system.url, token, tls: null }
      const risk = operatorRisk(place, { log: makeLog('silent'), milliseconds: () => time.passed, waits })
      return aServer(empty.settings, { systems: { risk } })
    }

    it('approves, and receives a token', async () => {
      const server = await aShop()
      const visitor = server.visitor()
      const id = await anAnsweredLead(visitor)
      expect(await confirm(visitor, id)).toMatchObject({ status: 200, body: { rejected: false, quiz_needed: false } })
      expect(await confirm(visitor, id)).toMatchObject({ status: 200 })
      expect(system.heard).toMatchObject([{ path: '/assessments', authorization: `Bearer ${token}` }])
      expect(await finish(visitor, id)).toMatchObject({ status: 200 })
      await server.stop()
    })

    it('rejects in its own words', async () => {
      const server = await aShop()
      const visitor = server.visitor()
      const id = await anAnsweredLead(visitor, withCard('rejected'))
      expect((await confirm(visitor, id)).body).toMatchObject({ rejected: true, final: true })
      await server.stop()
    })

    it('sends a quiz, and grades it', async () => {
      const server = await aShop()
      const visitor = server.visitor()
      const id = await anAnsweredLead(visitor, withCard('quizApproved'))
      const { idQuiz, questions } = z.parse(quizSchema, (await confirm(visitor, id)).body['quiz'])
      const right = new Map(quizFor(documentCards.quizApproved.document).questions.map((each) => [each.id, each.right]))
      const graded = (of: (id: string) => string) =>
        visitor.call('answerQuiz', {
          params: { idLead: id },
          body: { idQuiz, questions: questions.map((each) => ({ id: each.id, answer: { id: of(each.id) } })) },
        })
      system.behave(() => 'broken')
      expect(await graded((each) => right.get(each) ?? '')).toMatchObject({ status: 503 })
      expect(system.heard.filter(({ path }) => path.startsWith('/quizzes'))).toHaveLength(1)
      system.behave(() => 'well')
      expect((await graded((each) => right.get(each) ?? '')).body).toMatchObject({ quiz_passed: true })
      expect(await finish(visitor, id)).toMatchObject({ status: 200 })
      await server.stop()
    })

    it.each<[Behaviour, number]>([
      ['late', 2],
      ['broken', 2],
      ['cut', 2],
      ['refusing', 1],
      ['nonsense', 1],
      ['half', 1],
      ['twice', 1],
    ])('loses no order if it is %s: it is asked %i times, then the visitor asks again', async (how, times) => {
      const server = await aShop()
      const visitor = server.visitor()
      const id = await anAnsweredLead(visitor)
      system.behave(() => how)
      expect(await confirm(visitor, id)).toMatchObject({ status: 503, body: { code: 'outside.away' } })
      expect(system.heard).toHaveLength(times)
      expect(new Set(system.heard.map(({ key }) => key)).size).toBe(1)
      system.behave(() => 'well')
      expect(await confirm(visitor, id)).toMatchObject({ status: 200 })
      expect(await finish(visitor, id)).toMatchObject({ status: 200 })
      await server.stop()
    })

    it('is asked again at once after a temporary failure', async () => {
      const server = await aShop()
      const visitor = server.visitor()
      system.behave((nth) => (nth === 1 ? 'broken' : 'well'))
      expect(await confirm(visitor, await anAnsweredLead(visitor))).toMatchObject({ status: 200 })
      await server.stop()
    })

    it('delays nobody else', async () => {
      const server = await aShop(8000)
      const [visitor, other] = [server.visitor(), server.visitor()]
      const [id, otherId] = [await anAnsweredLead(visitor), await anAnsweredLead(other)]
      system.behave(() => 'late')
      const waiting = confirm(visitor, id)
      await soon(() => expect(system.heard).toHaveLength(1))
      expect(await save(other, otherId, 'name', answers.name)).toMatchObject({ status: 200 })
      expect(system.heard).toHaveLength(1)
      system.behave(() => 'well')
      system.hangUp()
      expect(await waiting).toMatchObject({ status: 200 })
      await server.stop()
    })

    it('is not called for half a minute after five failures in a row, then once', async () => {
      const server = await aShop()
      const visitor = server.visitor()
      const ids = [await anAnsweredLead(visitor), await anAnsweredLead(visitor, withCard('quizApproved'))] as const
      system.behave(() => 'refusing')
      for (let nth = 0; nth < 5; nth += 1) expect(await confirm(visitor, ids[0])).toMatchObject({ status: 503 })
      system.behave(() => 'well')
      expect(await confirm(visitor, ids[1])).toMatchObject({ status: 503, body: { code: 'outside.away' } })
      expect(system.heard).toHaveLength(5)
      time.passed += 31_000
      expect(await confirm(visitor, ids[0])).toMatchObject({ status: 200 })
      expect(await confirm(visitor, ids[1])).toMatchObject({ status: 200 })
      await server.stop()
    })
  })
})
