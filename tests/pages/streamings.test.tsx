import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { plansIn } from '../support/productPlans.ts'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import { money } from '../../src/api/contract/values/money.ts'
import { streamings } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import { streamingOrder } from '../../src/api/contract/sale/streamings.ts'
import { streamingDetails } from '../../src/content/streamingDetails.ts'
import { streamingTexts as texts } from '../../src/content/texts/landing/streamingTexts.ts'
import { StreamingSection } from '../../src/pages/landing/streaming/StreamingSection.tsx'
import { CampaignContext } from '../../src/ui/useCampaign.ts'

function show(file: string, prefix = '') {
  const plans = plansIn(file).filter(({ showOnLanding }) => showOnLanding)
  const base = `/${prefix}`
  render(
    <MemoryRouter basename={base} initialEntries={[base]}>
      <CampaignContext value={campaignOf(prefix)}>
        <StreamingSection plans={plans} />
      </CampaignContext>
    </MemoryRouter>,
  )
}

const cards = () => screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.startsWith(texts.label))
const hrefs = () => cards().map((card) => within(card).getByRole('link').getAttribute('href'))
const factsOf = (name: string) => within(screen.getByRole('heading', { level: 4, name }).closest('li') ?? document.body)

test('each streaming, and a Giga, has a card with its contents and prices that leads to its order', () => {
  show('plans.json')
  expect(hrefs()).toEqual(['d600gl', 'd500b', 'd600b', 'd1000c'].map((sku) => `/checkout/cep/?s=${sku}`))
  const card = within(cards()[0] ?? document.body)
  const price = money(plansIn('plans.json').find(({ sku }) => sku === 'd600gl')?.price_with_dacc ?? 0)
  expect(card.getByRole('heading').textContent).toBe('600 Mega Globoplay')
  expect(card.queryByText('Streaming Incluso')).not.toBeNull()
  expect(card.getByText('De R$ 159,99').closest('s')).not.toBeNull()
  expect(card.getByText('Por R$').closest('p')?.textContent).toBe(`Por ${price.replace(' ', '')}/mês`)
  expect(card.queryByText(`Por ${price} por mês`)).not.toBeNull()
  expect(card.queryByText(/^por 12 meses, no débito automático; depois, R\$\s159,99$/)).not.toBeNull()
})

test('below a campaign the cards lead to its own pages', () => {
  show('es.json', 'es')
  expect(hrefs()).toContain('/es/checkout/cep/?s=d600gles')
  expect(
    factsOf('Globoplay')
      .getByRole('link', { name: /^Ver Planos/ })
      .getAttribute('href'),
  ).toBe('/es/globoplay')
})

test('each streaming shows its screens, its speeds and its lowest price', () => {
  show('plans.json')
  const globoplay = factsOf('Globoplay')
  expect(globoplay.queryByText(/em até 3 telas ao mesmo tempo/)).not.toBeNull()
  expect(globoplay.queryByText('O titular inclui até 2 pessoas da família, em ciclos de 30 dias.')).not.toBeNull()
  expect(globoplay.queryByText('Nos planos de 600 Mega.')).not.toBeNull()
  expect(factsOf('HBO Max').queryByText(/^A partir de R\$\s89,99 por mês/)).not.toBeNull()
  expect(factsOf('Paramount+').queryByText('Nos planos de 600 Mega, 1 Giga e 2 Giga.')).not.toBeNull()
})

test('an unsold streaming is not shown, and without any there is no section', () => {
  show('paramount.json', 'paramount')
  expect(screen.queryByRole('heading', { name: 'Globoplay' })).toBeNull()
  expect(screen.queryByRole('heading', { level: 4, name: 'Paramount+' })).not.toBeNull()
  cleanup()
  show('rs.json', 'rs')
  expect(screen.queryByRole('heading')).toBeNull()
})

test('each streaming links to its registration, in another tab', () => {
  show('plans.json')
  const sold = plansIn('plans.json').flatMap(({ subscriptions }) => subscriptions)
  for (const streaming of streamingOrder.filter((one) => sold.includes(one))) {
    const link = screen.getByRole('link', {
      name: (name) => name.startsWith(`${texts.signIn} ${streamings[streaming]}`),
    })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      streamingDetails[streaming].signIn,
      '_blank',
    ])
  }
})
