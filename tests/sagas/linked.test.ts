import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressCards } from '../../server/sample/sampleCards.ts'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { noLead } from '../../src/api/contract/errors/emptyReplyMessages.ts'
import { replyData } from '../../src/api/replyData.ts'
import { triedAgain } from '../../src/funnel/visitorActions.ts'
import { answersOf } from '../../src/funnel/answersAndFacts.ts'
import { aSale, settled } from '../support/aSale.ts'
import { aServer } from '../support/aServer.ts'
import { bodiesOf, idLead } from '../support/fakeApi.ts'
import { leadRead } from '../support/leadRead.ts'
import { apiOf } from '../support/overServer.ts'
import { soon } from '../support/soon.ts'
import { person } from '../support/person.ts'
import { talk } from '../support/talking.ts'

const linked = { lead: { id: idLead, version: 0 } }
const empty = new ApiError('empty', 'Busca dos dados do usuário retornou vazia', 200)

describe('the order of a link', () => {
  it('is reported if it does not exist, and another one begins', async () => {
    const sale = aSale({ readLead: new ApiError('refused', 'Não encontramos este pedido.', 404) }, { left: linked })
    await settled()
    expect([sale.funnel().unread?.problem, sale.funnel().lead]).toEqual(['nowhere', null])
    await sale.sayAll([{ cep: '14010-100' }, { number: '35', complement: 'sem complemento' }, { plan: 'd600gl' }])
    expect(sale.funnel().unread).toBeNull()
    expect(bodiesOf(sale.sent, 'createLead')[0]).not.toHaveProperty('idLead')
  })

  it('has no coverage if the server has none', async () => {
    const sale = aSale(
      { readLead: () => replyData('readLead', Response.json({ lead: null }), '{"lead":null}') },
      { left: linked },
    )
    await settled()
    expect([sale.funnel().unread, sale.funnel().lead]).toEqual([
      { problem: 'refused', error: { code: 'lead.none', words: noLead } },
      null,
    ])
  })

  it('is reported after an empty reply, and looked up again on request', async () => {
    const answers = [empty]
    const sale = aSale({ readLead: () => answers.shift() ?? leadRead }, { left: linked })
    await settled()
    expect(sale.funnel().unread).toEqual({ problem: 'failed', error: { code: 'empty', words: empty.message } })
    sale.store.dispatch(triedAgain())
    await settled()
    expect([sale.funnel().unread, sale.funnel().kept.cep?.value]).toEqual([null, '14010100'])
  })

  it('is looked up again silently if the browser knows it', async () => {
    const answers = [empty]
    const first = aSale()
    await first.sayAll([
      { cep: '14010-100' },
      { number: '35', complement: 'sem complemento' },
      { plan: 'd600gl' },
      { name: 'Ana Souza' },
    ])
    const { kept, facts, saved, lead } = first.funnel()
    const sale = aSale(
      { readLead: () => answers.shift() ?? { ...leadRead, version: 9, saved: undefined } },
      { left: { kept, facts, saved, lead } },
    )
    await settled()
    expect(sale.funnel().unread).toBeNull()
    sale.store.dispatch(triedAgain())
    await settled()
    expect(sale.funnel().lead?.version).toBe(9)
  })
})

describe('the address without an offer of a link', () => {
  let server: Awaited<ReturnType<typeof aServer>>
  beforeAll(async () => {
    server = await aServer()
  })
  afterAll(() => server.stop())

  it.each([addressCards.notCovered, addressCards.townNotCovered])(
    'is resumed, and its coverage looked up again: $what',
    async ({ cep, number }) => {
      const api = apiOf(server.app)
      const first = aSale({}, { api })
      await talk(first, { ...person, cep, number })
      await soon(() => expect(first.funnel().notice).not.toBeNull())
      const { notice } = first.funnel()
      const second = aSale({}, { api, left: { notice } })
      await soon(() => expect(second.current()).toBe('oferta-indisponivel'))
      expect(answersOf(second.funnel())).toMatchObject({ cep: cep.replace('-', ''), number, complement: '' })
      await second.say({ notice: 'sim', name: 'Ana Souza', email: 'ana@provedor.com.br', phone: '16991234567' })
      await soon(() => expect(second.funnel().saved.contact).toBeDefined())
      expect(second.funnel().notice).toEqual(notice)
    },
  )

  it('is also resumed in the campaign of a migration', async () => {
    const { cep, number } = addressCards.notCovered
    const api = apiOf(server.app)
    const first = aSale({}, { api })
    await talk(first, { ...person, cep, number })
    await soon(() => expect(first.funnel().notice).not.toBeNull())
    const second = aSale({}, { api, campaign: 'migracao-ultrafibra', left: { notice: first.funnel().notice } })
    await soon(() => expect(answersOf(second.funnel())).toMatchObject({ cep, number }))
    expect(second.funnel().unread).toBeNull()
  })

  it('is reported if it does not exist', async () => {
    const sale = aSale({}, { api: apiOf(server.app), left: { notice: { id: 'abcdefghij0123456789AB' } } })
    await soon(() => expect(sale.funnel().unread?.problem).toBe('nowhere'))
    expect(sale.funnel().notice).toBeNull()
  })
})
