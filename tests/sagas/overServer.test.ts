import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { addressCards, customerCards, documentCards } from '../../server/sample/sampleCards.ts'
import { quizRetried } from '../../src/funnel/visitorActions.ts'
import { cepText } from '../../src/content/format.ts'
import { entered, planWanted } from '../../src/funnel/slice.ts'
import { aSale } from '../support/aSale.ts'
import { aServer } from '../support/aServer.ts'
import { apiOf } from '../support/overServer.ts'
import { person } from '../support/person.ts'
import { answerQuiz, finish, pickFirstVisit, talk } from '../support/talking.ts'
import { soon } from '../support/soon.ts'

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

const newSale = () => aSale({}, { api: apiOf(server.app) })

describe('over the real server', () => {
  it('the plain order ends with a number, and finishing again says the same one', async () => {
    const sale = newSale()
    await talk(sale, person)
    await pickFirstVisit(sale)
    const number = await finish(sale)
    expect(number).toMatch(/^\d{6,}$/)
    expect(await finish(sale)).toBe(number)
  })

  it('a company orders with its CNPJ, by bill, at block and lot, with no visit to book', async () => {
    const sale = newSale()
    sale.store.dispatch(planWanted({ sku: 'd400a' }))
    const { lot } = addressCards
    await talk(sale, {
      ...person,
      cep: cepText(lot.cep),
      block: lot.block,
      lot: lot.lot,
      plan: 'd500a',
      document: documentCards.company.document,
      directDebit: 'não',
    })
    if (sale.current() === 'data-instalacao') await pickFirstVisit(sale)
    expect(sale.current()).toBe('confirmacao')
    expect(await finish(sale)).toMatch(/^\d+$/)
  })

  it.each([addressCards.onlyCep, addressCards.down])(
    'the address is typed if the CEP does not have it: $what',
    async ({ cep, number }) => {
      const sale = newSale()
      await talk(sale, { ...person, cep, number })
      expect(sale.current()).toBe('data-instalacao')
    },
  )

  it.each([addressCards.notCovered, addressCards.noFreePort, addressCards.townNotCovered])(
    'an address without an offer is stored with its contact: $what',
    async ({ cep, number }) => {
      const sale = newSale()
      await talk(sale, { ...person, cep, number })
      expect(sale.current()).toBe('oferta-indisponivel')
      await sale.say({ notice: 'sim', name: 'Ana Souza', email: 'ana@provedor.com.br', phone: '16991234567' })
      await soon(() => expect(sale.funnel().saved.contact).toBeDefined())
    },
  )

  it('a migration with a corrected street needs the house again, and ends with a number', async () => {
    const sale = aSale({}, { api: apiOf(server.app), campaign: 'migracao-ultrafibra' })
    const { cep, number } = addressCards.onlyCep
    await talk(sale, { ...person, document: customerCards.migration.cpf, offer: 'd600a', cep, number })
    expect(sale.current()).toBe('data-instalacao')
    await sale.say({ street: 'Rua das Laranjeiras' })
    await pickFirstVisit(sale)
    expect(await finish(sale)).toMatch(/^\d+$/)
  })

  it('an unknown CEP is asked again', async () => {
    const sale = newSale()
    await sale.say({ cep: addressCards.unknown.cep })
    await soon(() => expect(sale.whyRefused('cep')).toBe(refusals['cep.unknown']))
  })

  it('a quiz with right answers continues the order', async () => {
    const sale = newSale()
    await talk(sale, { ...person, document: documentCards.quizApproved.document })
    await answerQuiz(sale, ['Anápolis', 'Rua Quinze de Novembro', 'Escola Monteiro Lobato'])
    expect(sale.current()).toBe('data-instalacao')
  })

  it('a quiz failed twice ends with a person', async () => {
    const sale = newSale()
    await talk(sale, { ...person, document: documentCards.quizRefused.document })
    await answerQuiz(sale)
    expect(sale.current()).toBe('erro1')
    sale.store.dispatch(quizRetried())
    await answerQuiz(sale)
    expect(sale.current()).toBe('erro2')
  })

  it('an immediate refusal ends with a person', async () => {
    const sale = newSale()
    await talk(sale, { ...person, document: documentCards.rejected.document })
    expect(sale.current()).toBe('erro2')
  })

  it('an address edited at the review is checked again and the order still ends with a number', async () => {
    const sale = newSale()
    await talk(sale, person)
    await pickFirstVisit(sale)
    sale.store.dispatch(entered({ voice: 'pages', flow: 'order', screen: 'cep' }))
    const { giga } = addressCards
    await sale.say({ cep: giga.cep })
    await talk(sale, { ...person, number: giga.number, complement: 'Apto 301', plan: 'd500a' })
    await pickFirstVisit(sale)
    expect(sale.current()).toBe('confirmacao')
    expect(await finish(sale)).toMatch(/^\d+$/)
  })
})
