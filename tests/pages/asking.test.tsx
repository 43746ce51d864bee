import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { callErrorMessages } from '../../src/api/contract/errors/callErrorMessages.ts'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { privateAnswerTexts } from '../../src/content/texts/errors/privateAnswerTexts.ts'
import { accountByMask, answeredUpTo } from '../support/aFunnel.ts'
import { bodiesOf } from '../support/fakeApi.ts'
import { neighbours, pathAfter, wordsAfter } from '../support/questionsOf.ts'
import { aVisit, focused, go, heading } from './aVisit.tsx'
import type { Screen } from '../../src/content/flows/screen.ts'
import { questions } from '../../src/content/questions/questions.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { aBuilding } from '../support/aBuilding.ts'
import { person } from '../support/person.ts'

const words: Raw = person

const isOneField = ({ asks: [key, ...more] }: Screen) => !!key && !more.length && questions[key].input.kind === 'text'

const unknown = new ApiError('refused', refusals['cep.unknown'], 404)

describe('a page with questions', () => {
  it('keeps a refused text, shows the reason and focuses the field', async () => {
    const { user } = await aVisit('/checkout/email', {}, answeredUpTo('email'))
    const field = await screen.findByLabelText('E-mail')
    await user.type(field, 'marina.duarte@')
    await user.click(go())
    expect(await screen.findByText(/Falta o que vem depois do @/)).toBeTruthy()
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'marina.duarte@')
    await focused(() => screen.getByLabelText('E-mail'))
  })

  it('shows on its button that an answer was refused, until it is corrected', async () => {
    const { user } = await aVisit('/checkout/email', {}, answeredUpTo('email'))
    await user.click(go())
    await screen.findByRole('alert')
    expect(go().dataset['state']).toBe('error')
    await user.type(screen.getByLabelText('E-mail'), 'm')
    expect(go().dataset['state']).toBe('default')
    await user.click(go())
    await waitFor(() => expect(go().dataset['state']).toBe('error'))
  })

  it.each([
    ['field, where a keyboard is at hand', true, 'INPUT'],
    ['heading, on a phone', false, 'H1'],
  ])('leads to the next one, with the focus in its %s', async (_, matches, tag) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(window.matchMedia(''), { matches }))
    const [alone] = neighbours('name', 'document').find((pair) => pair.every(isOneField)) ?? []
    const [key = 'name'] = alone?.asks ?? []
    const { user } = await aVisit(alone?.path ?? '', {}, answeredUpTo(key))
    await user.type(await screen.findByLabelText(questions[key].label), `${words[key]}{Enter}`)
    await heading(wordsAfter(key))
    await waitFor(() => expect(document.activeElement?.tagName).toBe(tag))
    vi.restoreAllMocks()
  })

  it('shows every error at once and focuses the first', async () => {
    const { user } = await aVisit('/checkout/conta-debito', {}, answeredUpTo('bank'))
    await user.type(await screen.findByLabelText('Conta com dígito'), '12345-6')
    await user.click(go())
    expect(await screen.findByText('Escolha um banco da lista.')).toBeTruthy()
    expect(screen.getByText(/A agência tem de 3 a 5 números/)).toBeTruthy()
    expect(screen.getByLabelText('Conta com dígito')).toHaveProperty('value', '12345-6')
    await focused(() => screen.getByLabelText('Banco'))
  })

  it('hides stored answers’ notes while another field is refused', async () => {
    const { user } = await aVisit('/checkout/conta-debito', {}, answeredUpTo('bank'))
    await user.type(await screen.findByLabelText('Agência'), '12')
    await user.type(await screen.findByLabelText('Conta com dígito'), '12345-6{Enter}')
    expect(await screen.findByText(/A agência tem de 3 a 5 números/)).toBeTruthy()
    expect(screen.queryByText(/Guardado/)).toBeNull()
  })

  it('shows an unknown CEP again as typed', async () => {
    const { user } = await aVisit('/checkout/cep', { cepInformation: unknown })
    await user.type(await screen.findByLabelText('CEP da instalação'), '14010404{Enter}')
    expect(await screen.findByText(refusals['cep.unknown'])).toBeTruthy()
    expect(screen.getByLabelText('CEP da instalação')).toHaveProperty('value', expect.stringMatching(/^14010-?404$/))
    await focused(() => screen.getByLabelText('CEP da instalação'))
  })

  it('shows the complements known at a number as soon as it is left', async () => {
    const known = aBuilding(['Apartamento 11', 'Apartamento 12'])
    const { user, router } = await aVisit('/checkout/nr-imovel', { addressInfo: known }, answeredUpTo('number'))
    await user.type(await screen.findByLabelText('Número'), '35')
    await user.tab()
    expect(await screen.findByRole('option', { name: 'Apartamento 12' })).toBeTruthy()
    expect(document.activeElement?.getAttribute('name')).toBe('complement-text')
    expect(router.state.location.pathname).toBe('/checkout/nr-imovel')
  })

  it.each([
    ['Apto 301', true],
    ['', false],
  ])('keeps the complement %s if another number is written', async (complement, typed) => {
    const { user, funnel } = await aVisit('/checkout/nr-imovel', {}, answeredUpTo('plan'))
    if (typed) {
      await user.click(await screen.findByRole('checkbox', { name: 'Sem complemento' }))
      await user.type(await screen.findByLabelText('Complemento'), complement)
    }
    const number = await screen.findByLabelText('Número')
    await user.clear(number)
    await user.type(number, '37')
    await user.tab()
    await waitFor(() => expect(funnel().kept.number?.value).toBe('37'))
    expect(document.activeElement).not.toBe(document.body)
    await user.click(go())
    await waitFor(() =>
      expect([funnel().kept.number?.value, funnel().kept.complement?.value]).toEqual(['37', complement]),
    )
  })

  it('moves a complement written with the number to its own field', async () => {
    const { user, funnel, router } = await aVisit('/checkout/nr-imovel', {}, answeredUpTo('number'))
    await user.type(await screen.findByLabelText('Número'), '35 apto 12')
    await user.tab()
    await waitFor(() => expect(screen.getByLabelText('Complemento')).toHaveProperty('value', 'apto 12'))
    await user.click(go())
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/checkout/nr-imovel'))
    expect(funnel().kept).toMatchObject({ number: { value: '35' }, complement: { value: 'apto 12' } })
  })

  it('does not accept a command as a name, and says what to write', async () => {
    const { user, funnel } = await aVisit('/checkout/nome', {}, answeredUpTo('name'))
    await user.type(await screen.findByLabelText('Nome completo'), 'falar com atendente{Enter}')
    expect(await screen.findByText(refusals['name.talk'])).toBeTruthy()
    expect(funnel().kept.name).toBeUndefined()
  })

  it('shows why a private answer is asked again, until it is given', async () => {
    const { user, router } = await aVisit('/checkout/cpf', {}, { ...answeredUpTo('document'), lost: ['document'] })
    expect(await screen.findByText(privateAnswerTexts.whyLost(['document']))).toBeTruthy()
    await user.type(await screen.findByLabelText(/CPF de quem/), '52998224725{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe(pathAfter('cpf')))
    expect(screen.queryByText(privateAnswerTexts.lost)).toBeNull()
  })

  it('focuses the field of an invalid CPF, not the switch next to it', async () => {
    const { user } = await aVisit('/checkout/cpf', {}, answeredUpTo('document'))
    await user.type(await screen.findByLabelText(/CPF de quem/), '11111111111{Enter}')
    await focused(() => screen.getByLabelText(/CPF de quem/))
    expect(screen.getByText(refusals['document.cpf'])).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Usar CNPJ da empresa' }))
    expect(screen.queryByText(refusals['document.cpf'])).toBeNull()
  })

  it('offers to retry when the street cannot be looked up', async () => {
    const answers = [new ApiError('network', callErrorMessages.network)]
    const good = {
      UF: 'SP',
      city: 'Ribeirão Preto',
      address: 'Rua das Palmeiras',
      neighborhood: 'Centro',
      is_block_allotment: false,
    }
    const { user } = await aVisit('/checkout/cep', { cepInformation: () => answers.shift() ?? good })
    await user.type(await screen.findByLabelText('CEP da instalação'), '14010100{Enter}')
    await user.type(await screen.findByLabelText('Número'), '35')
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByText(/Rua das Palmeiras, Centro/)).toBeTruthy()
    expect(screen.getByLabelText('Número')).toHaveProperty('value', '35')
  })

  it('takes drafts along to the conversation', async () => {
    const { user, router, funnel } = await aVisit('/checkout/nome', {}, answeredUpTo('name'))
    await user.type(await screen.findByLabelText('Nome completo'), 'Mari')
    await user.click(screen.getByRole('link', { name: 'Continuar pela conversa' }))
    expect(router.state.location.pathname).toBe('/chat/nome')
    expect(funnel().drafts.name).toBe('Mari')
  })
})

describe('a known private answer', () => {
  it('is shown as its mask and stays when its field is left empty', async () => {
    const left = answeredUpTo('dueDate')
    const { user, funnel } = await aVisit(
      '/checkout/cpf',
      {},
      { ...left, kept: { ...left.kept, document: { mask: '•••.982.247-••', at: 11, of: '' } } },
    )
    expect(await screen.findByText(/•••\.982\.247-\u2060••/)).toBeTruthy()
    await user.click(go())
    await heading('Que dia é melhor para pagar?')
    expect(funnel().kept.document?.mask).toBe('•••.982.247-••')
  })

  it('is kept by the server when another one of its page is changed', async () => {
    const { user, sent } = await aVisit('/checkout/conta-debito', {}, accountByMask('schedule'))
    await user.type(await screen.findByLabelText('Agência'), '43210')
    await user.click(go())
    const body = { direct_debit: true, bankInfo: { bank: '001', agency: '4321-0' }, deviceInfo: { jsc: 'a phone' } }
    await waitFor(() => expect(bodiesOf(sent, 'saveStep')).toContainEqual(body))
  })

  it('is asked again when what it depends on changes on the same page', async () => {
    const { user } = await aVisit('/checkout/conta-debito', {}, answeredUpTo('schedule'))
    const bank = await screen.findByLabelText('Banco')
    await user.clear(bank)
    await user.type(bank, '341')
    await user.click(go())
    expect(await screen.findByText(/A agência tem de 3 a 5 números/)).toBeTruthy()
    await waitFor(() => expect(screen.getByText(/Escreva a conta com o dígito/)).toBeTruthy())
  })
})
