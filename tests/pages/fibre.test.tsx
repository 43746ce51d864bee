import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { plansIn } from '../support/productPlans.ts'
import { businessSku } from '../../src/api/contract/sale/campaign.ts'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import {
  coverageCallTexts,
  fibreTexts,
  largeOfferTexts,
} from '../../src/content/texts/landing/fibreAndLargeOfferTexts.ts'
import { FibreOffersAndCoverage } from '../../src/pages/landing/fibre/FibreOffersAndCoverage.tsx'
import { CampaignContext } from '../../src/ui/useCampaign.ts'

beforeEach(() => localStorage.setItem('ab-version', 'B'))

const all = plansIn('plans.json')
const shown = all.filter(({ showOnLanding }) => showOnLanding)
const forBusiness = all.find(({ sku }) => sku === businessSku)

function show(prefix = '', plans = shown, business = forBusiness) {
  render(
    <MemoryRouter>
      <CampaignContext value={campaignOf(prefix)}>
        <FibreOffersAndCoverage
          plans={plans}
          business={business}
          onCheck={() => Promise.resolve({ to: '/chat', fault: null })}
        />
      </CampaignContext>
    </MemoryRouter>,
  )
}

const { business, gamer } = largeOfferTexts
const heading = (name: string) => screen.queryByRole('heading', { name })
const sectionOf = (name: string) => within(heading(name)?.closest('section') ?? document.createElement('div'))

test('there are three homes, each with its speed, devices and upload', () => {
  show()
  const profiles = sectionOf(fibreTexts.heading)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(profiles).toEqual([
    expect.stringMatching(/^500 MegaAté 40 dispositivos conectados250 Mega de upload/),
    expect.stringMatching(/^700 MegaAté 50 dispositivos conectados300 Mega de upload/),
    expect.stringMatching(/^1 GigaAté 68 dispositivos conectados500 Mega de upload/),
  ])
})

test('the offer for businesses is 1 Giga at its price, and is ordered by its own plan', () => {
  show()
  const offer = sectionOf(business.heading)
  expect(offer.queryByText('Por R$ 119,99 por mês')).not.toBeNull()
  expect(offer.queryByText('Até 68 dispositivos conectados')).not.toBeNull()
  expect(offer.getByRole('link').getAttribute('href')).toBe('/checkout/cep?s=d1000em')
})

test('the offer for gamers is 2 Giga with its devices and upload', () => {
  show()
  const offer = sectionOf(gamer.heading)
  expect(offer.queryByText('Até 96 dispositivos conectados')).not.toBeNull()
  expect(offer.queryByText('1 Giga de upload')).not.toBeNull()
  expect(offer.getByRole('link').getAttribute('href')).toBe('/checkout/cep?s=d2000b')
})

test('hidden or unsold offers of a campaign are not shown', () => {
  show('premium')
  expect([heading(business.heading), heading(gamer.heading) !== null]).toEqual([null, true])
  cleanup()
  show('oferta-colaborador')
  expect([heading(business.heading), heading(gamer.heading)]).toEqual([null, null])
  cleanup()
  show(
    '',
    shown.filter(({ sku }) => sku !== 'd2000b'),
    undefined,
  )
  expect([heading(gamer.heading), heading(fibreTexts.heading) !== null]).toEqual([null, true])
})

test('the link to check an address leads to the form, and is hidden for livelo', () => {
  show()
  expect(screen.getByRole('link', { name: coverageCallTexts.go }).getAttribute('href')).toBe('#cobertura')
  expect(heading('Consulte a disponibilidade da TIM Ultrafibra')).not.toBeNull()
  cleanup()
  show('livelo')
  expect(heading(coverageCallTexts.heading)).toBeNull()
})
