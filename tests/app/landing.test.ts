import { expect, test, vi } from 'vitest'
import { callErrorMessages } from '../../src/api/contract/errors/callErrorMessages.ts'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { takeHandedOver } from '../../src/app/arrival/formHandover.ts'
import { coverageCheck, keepLead, landingPlans, requestCall } from '../../src/app/site/landingRequests.ts'
import { plainCampaign } from '../../src/api/contract/sale/campaign.ts'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import { aPlan } from '../support/aPlan.ts'
import { fakeApi } from '../support/fakeApi.ts'

test('the home page shows only its plans, in its own order', async () => {
  const plans = ['d2000b', 'd500b', 'd500a', 'd1000b']
    .map((sku) =>
      aPlan({
        sku,
        showOnLanding: true,
        plan_download: Number.parseInt(sku.slice(1)),
        price_with_dacc: sku.endsWith('b') ? 90 : 60,
      }),
    )
    .concat(['d300a', 'd1000d'].map((sku) => aPlan({ sku, showOnLanding: false })))
  const { api } = fakeApi({ planFile: { plans } })
  const { plans: shown } = await landingPlans(api, plainCampaign)
  expect(shown.map(({ sku }) => sku)).toEqual(['d500a', 'd500b', 'd1000b', 'd2000b'])
})

test('a campaign shows its own list, with the requested speed first', async () => {
  const plans = [
    aPlan({ sku: 'd600b', plan_download: 600, showOnLanding: true }),
    aPlan({ sku: 'd700b', plan_download: 700, showOnLanding: false }),
    aPlan({ sku: 'd500b', plan_download: 500, showOnLanding: true }),
  ]
  const { api, sent } = fakeApi({ planFile: { plans } })
  const skus = async (speed?: number) =>
    (await landingPlans(api, campaignOf('b'), speed === undefined ? {} : { speed })).plans.map(({ sku }) => sku)
  expect(await skus()).toEqual(['d500b', 'd600b'])
  expect(await skus(600)).toEqual(['d600b', 'd500b'])
  expect(await skus(700)).toEqual(['d700b', 'd500b', 'd600b'])
  await landingPlans(api, campaignOf('b/timblack'))
  expect(sent.map(({ input }) => input)).toEqual([
    { params: { file: 'b.json' } },
    { params: { file: 'b.json' } },
    { params: { file: 'b.json' } },
    { params: { file: 'b-timblack.json' } },
  ])
})

test('a failed catalogue has its own message', async () => {
  const { api } = fakeApi({ planFile: new ApiError('timeout', callErrorMessages.timeout(20)) })
  expect(await landingPlans(api, plainCampaign)).toEqual({ plans: [], error: callErrorMessages.timeout(20) })
})

test.each(['(10) 99123-4567', '(01) 99123-4567', '(16) 89123-4567'])(
  'the telephone %s is refused before the CEP is looked up',
  async (phone) => {
    const { api, sent } = fakeApi()
    expect(await coverageCheck(api, form({ phone }))).toEqual({
      fault: { field: 'phone', text: 'Esse número não é válido. Verifique a digitação.', passing: false },
    })
    expect(sent).toEqual([])
    expect(takeHandedOver()).toBeNull()
  },
)

test('a valid CEP continues with telephone and CEP, in the chosen voice', async () => {
  const { api } = fakeApi()
  expect(await coverageCheck(api, form({ voice: 'pages' }))).toEqual({
    to: '/consultar-cobertura/nr-imovel',
    fault: null,
  })
  expect(takeHandedOver()).toEqual({
    answers: { cep: '14010100', phone: '16991234567' },
    found: expect.objectContaining({ address: 'Rua das Palmeiras' }),
  })
})

test('a house number is passed on if a form asks for it, and checked by the order’s rule', async () => {
  const { api, sent } = fakeApi()
  expect(await coverageCheck(api, form({ number: ' 35 ', voice: 'pages' }))).toMatchObject({ to: '/checkout/cep' })
  expect(takeHandedOver()).toMatchObject({ answers: { cep: '14010100', number: '35' } })
  expect(await coverageCheck(api, form({ number: ' ' }))).toMatchObject({ fault: { field: 'number' } })
  expect(sent.length).toBe(1)
})

test('CEP and telephone are parsed like the order’s', async () => {
  const { api, sent } = fakeApi()
  await coverageCheck(api, form({ cep: ' 14.010-100 ', phone: '+55 (16) 99123-4567' }))
  expect(takeHandedOver()).toMatchObject({ answers: { cep: '14010100', phone: '16991234567' } })
  expect(await coverageCheck(api, form({ cep: '1401' }))).toEqual({
    fault: { field: 'cep', text: refusals['cep.digits'], passing: false },
  })
  expect(sent.length).toBe(1)
})

test('an unknown CEP shows the server’s message, and the telephone is kept', async () => {
  const { api } = fakeApi({ cepInformation: new ApiError('refused', refusals['cep.unknown'], 404) })
  expect(await coverageCheck(api, form({}))).toEqual({
    fault: { field: 'cep', text: refusals['cep.unknown'], passing: false },
  })
  expect(takeHandedOver()).toEqual({ answers: { phone: '16991234567' } })
})

test('a failed request can be tried again', async () => {
  const { api } = fakeApi({ cepInformation: new ApiError('network', 'Erro de rede') })
  expect(await coverageCheck(api, form({}))).toEqual({ fault: { field: 'cep', text: 'Erro de rede', passing: true } })
})

test('the consent to contact is stored as given', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { setItem: (name: string, text: string) => kept.set(name, text) })
  const { api } = fakeApi()
  await coverageCheck(api, form({ consent: 'on' }))
  expect(kept.get('accepts-contact')).toBe('true')
  await coverageCheck(api, form({}))
  expect(kept.get('accepts-contact')).toBe('false')
})

test('a visitor who wants fibre continues with the address as typed', async () => {
  const { api } = fakeApi()
  await coverageCheck(api, form({}))
  keepLead(form({ name: 'Ana Souza', email: 'ana@example.com', phone: '(11) 98765-4321', acceptPromotions: 'on' }))
  expect(takeHandedOver()).toEqual({
    answers: {
      cep: '14010100',
      name: 'Ana Souza',
      email: 'ana@example.com',
      phone: '(11) 98765-4321',
      acceptPromotions: 'sim',
    },
    found: expect.objectContaining({ address: 'Rua das Palmeiras' }),
  })
  keepLead(form({ name: 'Ana Souza', email: 'ana@example.com' }))
  expect(takeHandedOver()).toMatchObject({ answers: { acceptPromotions: 'não' } })
})

test('a call is requested with a valid telephone, and a failed request says so', async () => {
  const { api, sent } = fakeApi()
  expect(await requestCall(api, form({ phone: '(10) 99123-4567' }))).toEqual({
    field: 'phone',
    text: refusals['phone.invalid'],
    passing: false,
  })
  expect(sent).toEqual([])
  expect(await requestCall(api, form({}))).toBeNull()
  expect(sent).toMatchObject([{ name: 'requestCall', input: { body: { telephone: '16991234567' } } }])
  const { api: fallen } = fakeApi({ requestCall: new ApiError('network', 'Erro de rede') })
  expect(await requestCall(fallen, form({}))).toEqual({ field: 'phone', text: 'Erro de rede', passing: true })
})

test('a call whose reply was lost is not requested twice, unlike a new one', async () => {
  let isLost = true
  const { api, sent } = fakeApi({
    requestCall: () => {
      if (isLost) throw new ApiError('timeout', callErrorMessages.timeout(20))
      return { success: true, id: '1' }
    },
  })
  await requestCall(api, form({}))
  isLost = false
  await requestCall(api, form({}))
  await requestCall(api, form({}))
  const [lost, again, other] = sent.map(({ key }) => key)
  expect([lost === again, again === other]).toEqual([true, false])
})

function form(over: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, text] of Object.entries({ cep: '14010-100', phone: '(16) 99123-4567', voice: 'chat', ...over }))
    data.set(name, text)
  return data
}
