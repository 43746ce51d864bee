import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeAsked } from '../../src/funnel/visitorActions.ts'
import { factsOf } from '../../src/funnel/answersAndFacts.ts'
import { codeMailed, corporateEmail } from '../support/aCustomer.ts'
import { aSale } from '../support/aSale.ts'
import { aServer } from '../support/aServer.ts'
import { apiOf } from '../support/overServer.ts'
import { person } from '../support/person.ts'
import { finish, pickFirstVisit, talk } from '../support/talking.ts'
import { soon } from '../support/soon.ts'

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

const aCollaborator = () => aSale({}, { campaign: 'oferta-colaborador', api: apiOf(server.app) })
type Sale = ReturnType<typeof aSale>
const codeSent = (sale: Sale) => soon(() => expect(factsOf(sale.funnel()).codeSent).toBeDefined())

describe('a collaborator', () => {
  it('confirms the code and orders', async () => {
    const sale = aCollaborator()
    const words = { ...person, email: corporateEmail, plan: 'd600ar' }
    await talk(sale, words)
    expect(sale.current()).toBe('confirmacao-colaborador')
    await codeSent(sale)
    await talk(sale, { ...words, code: await codeMailed(server) })
    await pickFirstVisit(sale)
    expect(await finish(sale)).toMatch(/^\d+$/)
  })

  it('is asked again with another e-mail', async () => {
    const sale = aCollaborator()
    await sale.say({ email: 'ana@provedor.com.br', acceptPromotions: 'não' })
    await soon(() => expect(sale.whyRefused('email')).toContain('e-mail da empresa'))
    expect(sale.current()).toBe('email')
  })

  it('has fewer tries after a wrong code, and can get another one', async () => {
    const sale = aCollaborator()
    await talk(sale, { email: 'rui@timbrasil.example', acceptPromotions: 'não' })
    await codeSent(sale)
    const first = await codeMailed(server, 'rui@timbrasil.example')
    await sale.say({ code: first === '111111' ? '222222' : '111111' })
    await soon(() => expect(sale.whyRefused('code')).toBe('O código não confere. Você tem mais 4 tentativas.'))
    expect(sale.current()).toBe('confirmacao-colaborador')
    const mails = server.mails.length
    sale.store.dispatch(codeAsked())
    await codeSent(sale)
    const second = await codeMailed(server, 'rui@timbrasil.example')
    expect(server.mails.length).toBe(mails + 1)
    await sale.say({ code: second })
    await soon(() => expect(sale.current()).toBe('cep'))
  })
})

describe('a collaborator without tries left', () => {
  it('restarts with the e-mail, and can still order', async () => {
    const sale = aCollaborator()
    const words = { email: 'bia@timbrasil.example', acceptPromotions: 'não' }
    await talk(sale, words)
    await codeSent(sale)
    const right = await codeMailed(server, words.email)
    const wrong = right === '111111' ? '222222' : '111111'
    for (const tries of ['mais 4', 'mais 3', 'mais 2', 'mais uma']) {
      await sale.say({ code: wrong })
      await soon(() => expect(sale.whyRefused('code')).toContain(tries))
    }
    await sale.say({ code: wrong })
    await soon(() => expect(sale.whyRefused('email')).toContain('Comece de novo'))
    expect([sale.current(), sale.funnel().lead]).toEqual(['email', null])
    await talk(sale, words)
    await codeSent(sale)
    await sale.say({ code: await codeMailed(server, words.email) })
    await soon(() => expect(sale.current()).toBe('cep'))
  })
})
