import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { linkedTexts } from '../../src/content/texts/chat/lazyChatTexts.ts'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { aTalk } from './aTalk.tsx'

const linked = (over = {}, wanted: object = { sku: 'd500a' }) => aTalk({ over, arrival: { answers: {}, wanted } })
const peek = () => screen.getByRole('button', { name: /^Seu pedido/ }).textContent
const asked = ({ sent }: ReturnType<typeof aTalk>) => sent.filter(({ name }) => name === 'planFile').length

it('the plan of a link has its price at once, and on request, until the address’s plans are known', async () => {
  const talk = linked()
  const card = await screen.findByRole('region', { name: linkedTexts.heading })
  expect(card.textContent).toMatch(/^500 Mega.*Por R\$\s99,99 por mês/)
  await waitFor(() => expect(peek()).toMatch(/500 Mega.*R\$\s99,99\/mês/))
  await talk.say('quanto custa?')
  await talk.log().findByText(/^O plano que você escolheu, 500 Mega, sai por R\$\s99,99 por mês, por 12 meses/)
  await talk.say('14010-100')
  await talk.asked(/Achei/)
  expect(screen.queryByRole('region', { name: linkedTexts.heading })).toBeNull()
  expect(asked(talk)).toBe(1)
})

it.each([
  ['a plan that is not sold', {}, { sku: 'd9999' }, /^O plano mais barato é o de 500 Mega.*vejo quais chegam aí/],
  ['a list that does not come', { planFile: new ApiError('network', 'down') }, { sku: 'd500a' }, /^Depende do/],
  ['no plan at all', {}, {}, /^O plano mais barato é o de 500 Mega.*vejo quais chegam aí/],
])('%s promises no plan', async (_, over, wanted, told) => {
  const talk = linked(over, wanted)
  await waitFor(() => expect(asked(talk)).toBe(1))
  await talk.say('quanto custa?')
  await talk.log().findByText(told)
  expect(peek()).toContain('Plano a escolher')
  expect(screen.queryByRole('region', { name: linkedTexts.heading })).toBeNull()
})
