import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Funnel } from '../../src/funnel/state.ts'
import { aFunnel, answeredUpTo, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { neighbours } from '../support/questionsOf.ts'
import { aVisit, heading, linkTo } from './aVisit.tsx'

const whole = aFunnel(fullAnswers, goodFacts)
const { bank: _bank, agency: _agency, account: _account, ...withoutBank } = { ...fullAnswers, directDebit: false }

describe('Voltar leads as the specification says', () => {
  const cases: [path: string, back: string, left: Funnel][] = [
    ['/checkout/cep', '/', whole],
    ['/checkout/nr-imovel', '/checkout/cep', whole],
    ['/checkout/nome', '/checkout/nr-imovel', whole],
    ...neighbours('name', 'directDebit').map(([before, { path }]): [string, string, Funnel] => [
      path,
      before.path,
      whole,
    ]),
    ['/checkout/conta-debito', '/checkout/ativar-debito', whole],
    ['/checkout/data-instalacao', '/checkout/conta-debito', whole],
    ['/checkout/data-instalacao', '/checkout/ativar-debito', aFunnel(withoutBank, goodFacts)],
    ['/checkout/confirmacao', '/checkout/data-instalacao', whole],
  ]
  it.each(cases)('%s → %s', async (path, back, left) => {
    await aVisit(path, {}, left)
    await screen.findByRole('heading', { level: 1 })
    expect(linkTo('Voltar')).toBe(back)
  })
})

describe('an address of the order', () => {
  it('shows nothing of a forbidden place, and leads to the open question', async () => {
    const { router } = await aVisit('/checkout/cpf', {}, answeredUpTo('phone'))
    await heading('Qual é o seu celular com DDD?')
    expect(router.state.location.pathname).toBe('/checkout/telefone')
  })

  it('may end in a slash', async () => {
    await aVisit('/checkout/nome/', {}, answeredUpTo('phone'))
    expect(await heading('Como você se chama?')).toBeTruthy()
  })

  it('says so if it does not exist', async () => {
    await aVisit('/checkout/nada')
    expect(await heading('Falta uma peça aqui.')).toBeTruthy()
  })

  it('is titled by its question and kept out of search engines', async () => {
    await aVisit('/checkout/nome', {}, answeredUpTo('name'))
    await heading('Como você se chama?')
    expect(document.title).toBe('Como você se chama? · TIM Ultrafibra')
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })
})
