import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { chatTexts } from '../../src/content/texts/chat/chatTexts.ts'
import type { Key } from '../../src/content/questions/answers.ts'
import { aCoverage } from '../support/aPlan.ts'
import { answeredUpTo, aStreet, goodFacts, type fullAnswers } from '../support/aFunnel.ts'
import type { Answers } from '../support/fakeApi.ts'
import { d500a, d600b, d600c, d600gl } from '../support/someFacts.ts'
import { aVisit } from './aVisit.tsx'
import { aBuilding } from '../support/aBuilding.ts'

type User = Awaited<ReturnType<typeof aVisit>>['user']
type Doing = (user: User) => Promise<unknown>

/** A question half answered: its place, the action in each voice, and its looks. */
type Half = {
  what: string
  key: Key
  upTo: keyof typeof fullAnswers
  pages: string
  chat: string
  over?: Answers
  facts?: typeof goodFacts
  doing: { pages: Doing; chat?: Doing }
  seen: { pages: () => unknown; chat: () => unknown }
  left: unknown
}

const control = (selector: string) => {
  const found = document.querySelector<HTMLInputElement>(`main ${selector}`)
  if (!found) throw new Error(`there is no ${selector}`)
  return found
}
const box = (name: string, value: string) => control(`input[name="${name}"][value="${value}"]`)
const value = (selector: string) => control(selector).value
const field = () => value('#resposta')
const tick =
  (name: string, which: string): Doing =>
  async (user) =>
    user.click(await waitFor(() => box(name, which)))
const write =
  (selector: string, text: string): Doing =>
  async (user) =>
    user.type(await waitFor(() => control(selector)), text)
const choose =
  (selector: string, option: string): Doing =>
  async (user) =>
    user.selectOptions(await waitFor(() => control(selector)), option)
const ticked = () =>
  [...document.querySelectorAll<HTMLInputElement>('main [name=schedule-slot]:checked')].map((each) => each.value)
const switchedOn = () =>
  screen
    .getAllByRole<HTMLInputElement>('switch')
    .filter(({ checked }) => checked)
    .map(({ labels }) => labels?.[0]?.textContent.trim())
const bothVisits: Doing = async (user) => {
  for (const visit of ['24/11/2026 manha', '25/11/2026 manha']) await tick('schedule-slot', visit)(user)
}
const hbo: Doing = async (user) => user.click(await screen.findByRole('switch', { name: 'HBO Max' }))
const openRow: Doing = async (user) => user.click(await screen.findByRole('button', { name: /^600 Mega/ }))
const hboInRow: Doing = async (user) => {
  await openRow(user)
  await hbo(user)
}

const doors = Array.from({ length: 8 }, (_, at) => `Apartamento ${at + 1}1`)
const building = {
  addressInfo: aBuilding(doors),
}
const byHand = { ...goodFacts, street: aStreet({ found: 'down', street: '', neighborhood: '', city: '', state: '' }) }
const down: Answers = { cepInformation: { UF: '', city: '', address: '', neighborhood: '', is_block_allotment: false } }

const halves: Half[] = [
  {
    what: 'a number',
    key: 'number',
    upTo: 'number',
    pages: 'nr-imovel',
    chat: 'numero',
    doing: { pages: write('[name=number]', '3'), chat: write('#resposta', '3') },
    seen: { pages: () => value('[name=number]'), chat: field },
    left: '3',
  },
  {
    what: 'a complement of a list',
    key: 'complement',
    upTo: 'complement',
    pages: 'nr-imovel',
    chat: 'complemento',
    over: building,
    doing: {
      pages: choose('[name=complement-known]', 'Apartamento 31'),
      chat: choose('[name=complement-known]', 'Apartamento 31'),
    },
    seen: { pages: () => value('[name=complement-known]'), chat: field },
    left: 'Apartamento 31',
  },
  {
    what: 'no complement',
    key: 'complement',
    upTo: 'complement',
    pages: 'nr-imovel',
    chat: 'complemento',
    doing: { pages: async (user) => user.click(await screen.findByRole('checkbox', { name: 'Sem complemento' })) },
    seen: { pages: () => value('[name=complement]'), chat: field },
    left: 'sem complemento',
  },
  {
    what: 'a state',
    key: 'state',
    upTo: 'number',
    pages: 'nr-imovel',
    chat: 'estado',
    facts: byHand,
    over: down,
    doing: { pages: choose('select[name=state]', 'RJ'), chat: choose('select[name=state]', 'RJ') },
    seen: { pages: () => value('[name=state]'), chat: () => value('[name=state]') + field() },
    left: 'RJ',
  },
  {
    what: 'a streaming',
    key: 'plan',
    upTo: 'plan',
    pages: 'planos',
    chat: 'plano',
    facts: { ...goodFacts, coverage: aCoverage({ plans: [d500a, d600b, d600c, d600gl] }) },
    doing: { pages: hbo, chat: hboInRow },
    seen: { pages: switchedOn, chat: switchedOn },
    left: ['HBO Max'],
  },
  {
    what: 'a consent',
    key: 'acceptPromotions',
    upTo: 'acceptPromotions',
    pages: 'email',
    chat: 'promocoes',
    doing: { pages: async (user) => user.click(await screen.findByRole('checkbox', { name: /promoções/ })) },
    seen: { pages: () => (control('[name=acceptPromotions]').checked ? 'sim' : 'não'), chat: field },
    left: 'sim',
  },
  {
    what: 'a company instead of a person',
    key: 'document',
    upTo: 'document',
    pages: 'cpf',
    chat: 'cpf',
    doing: {
      pages: async (user) => {
        await user.click(await screen.findByRole('button', { name: 'Usar CNPJ da empresa' }))
        await user.type(control('[name=document]'), '12ABC')
      },
      chat: async (user) => {
        await user.click(await screen.findByRole('button', { name: 'Usar CNPJ da empresa' }))
        await user.type(control('#resposta'), '12ABC')
      },
    },
    seen: { pages: () => value('[name=document]'), chat: field },
    left: expect.stringMatching(/^12\.ABC/),
  },
  {
    what: 'a day',
    key: 'dueDate',
    upTo: 'dueDate',
    pages: 'data-de-vencimento',
    chat: 'vencimento',
    doing: { pages: tick('dueDate', '15') },
    seen: { pages: () => value('[name=dueDate]:checked'), chat: field },
    left: '15',
  },
  {
    what: 'direct debit',
    key: 'directDebit',
    upTo: 'directDebit',
    pages: 'ativar-debito',
    chat: 'debito',
    doing: { pages: tick('directDebit', 'sim') },
    seen: { pages: () => value('[name=directDebit]:checked'), chat: field },
    left: 'sim',
  },
  {
    what: 'a bank',
    key: 'bank',
    upTo: 'bank',
    pages: 'conta-debito',
    chat: 'banco',
    doing: { pages: write('[name=bank-search]', '341'), chat: write('#resposta', '341') },
    seen: { pages: () => value('[name=bank]'), chat: () => value('[name=bank]') },
    left: '341',
  },
  {
    what: 'two visits',
    key: 'schedule',
    upTo: 'schedule',
    pages: 'data-instalacao',
    chat: 'data-instalacao',
    doing: { pages: bothVisits, chat: bothVisits },
    seen: { pages: ticked, chat: () => [...ticked(), ...(field() ? [field()] : [])] },
    left: ['24/11/2026 manha', '25/11/2026 manha'],
  },
]

describe('drafts go along to the other voice and back', () => {
  const rows = halves.flatMap((half) =>
    (['pages', 'chat'] as const).flatMap((from) => (half.doing[from] ? [{ ...half, from, half }] : [])),
  )
  it.each(rows)('$what, from $from', async ({ from, half }) => {
    const { upTo, over = {}, facts = goodFacts, doing, seen, left } = half
    const paths = { pages: `/checkout/${half.pages}`, chat: `/chat/${half.chat}` }
    const { user, router } = await aVisit(paths[from], over, { ...answeredUpTo(upTo, facts) })
    const other = from === 'pages' ? 'chat' : 'pages'
    await doing[from]?.(user)
    await waitFor(() => expect(seen[from]()).toEqual(left))
    for (const voice of [other, from] as const) {
      await act(() => router.navigate(paths[voice]))
      await waitFor(() => expect(seen[voice]()).toEqual(left))
    }
  })
})

it.each(['/chat/plano', '/checkout/planos'])(
  'a streaming is switched in its place, where the focus stays: %s',
  async (path) => {
    const facts = { ...goodFacts, coverage: aCoverage({ plans: [d500a, d600b, d600c, d600gl] }) }
    const { user } = await aVisit(path, {}, answeredUpTo('plan', facts))
    if (path.startsWith('/chat')) await openRow(user)
    const hboSwitch = await screen.findByRole('switch', { name: 'HBO Max' })
    await user.click(hboSwitch)
    expect(screen.getByRole('switch', { name: 'HBO Max' })).toBe(hboSwitch)
    expect(document.activeElement).toBe(hboSwitch)
  },
)

it('typing next to the plans does not change their switches', async () => {
  const facts = { ...goodFacts, coverage: aCoverage({ plans: [d500a, d600b, d600c, d600gl] }) }
  const { user } = await aVisit('/chat/plano', {}, answeredUpTo('plan', facts))
  await hboInRow(user)
  await user.type(screen.getByRole('textbox', { name: chatTexts.free }), 'por que?')
  expect(switchedOn()).toEqual(['HBO Max'])
  await user.keyboard('{Enter}')
  await screen.findByText(chatTexts.back)
  expect(switchedOn()).toEqual(['HBO Max'])
})
