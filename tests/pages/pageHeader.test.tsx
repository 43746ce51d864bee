import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { campaignOf, campaigns } from '../../src/content/campaigns/campaignAt.ts'
import { Component as SmallPages } from '../../src/pages/small/SmallPagesRoute.tsx'
import { SitePageHeader } from '../../src/pages/SitePageHeader.tsx'
import { CampaignContext } from '../../src/ui/useCampaign.ts'

/** The links of a campaign's header, in the row or in the menu of a phone. */
function linksOf(prefix: string, place: 'row' | 'menu') {
  const { unmount } = render(
    <CampaignContext value={campaignOf(prefix)}>
      <MemoryRouter>
        <SitePageHeader />
      </MemoryRouter>
    </CampaignContext>,
  )
  const [row, menu] = screen.getAllByRole('navigation', { hidden: true })
  const links = within((place === 'row' ? row : menu) ?? document.body).getAllByRole('link', { hidden: true })
  unmount()
  return links.map((link) => [link.textContent, link.getAttribute('href')])
}

test.each(['row', 'menu'] as const)('the %s has a link for customers and one for an order', (place) => {
  expect(linksOf('', place)).toEqual(
    expect.arrayContaining([
      ['Meu pedido', '/pedido'],
      ['Já sou cliente', '/linktree#cliente'],
    ]),
  )
})

test('the menu ends with a call, unless the campaign has no line for sales', () => {
  const call = ['Vendas: 0800\u00a0555\u00a01020', 'tel:08005551020']
  expect(linksOf('', 'menu').at(-1)).toEqual(call)
  const without = campaigns.filter(({ prefix }) => linksOf(prefix, 'menu').at(-1)?.[0] !== call[0])
  expect(without.map(({ prefix }) => prefix)).toEqual(['fluxo', 'premium', 'oferta-colaborador'])
})

test.each(['/linktree', '/selecao-plano-movel'])('%s has the links of the site and a picture', (at) => {
  vi.stubGlobal('scrollTo', () => {})
  render(
    <MemoryRouter initialEntries={[at]}>
      <SmallPages />
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('link', { name: 'Dúvidas', hidden: true })[0]?.getAttribute('href')).toBe('/#duvidas')
  expect(document.querySelector('main .art')).not.toBeNull()
})

test('customers find their pages', () => {
  render(
    <MemoryRouter initialEntries={['/linktree#cliente']}>
      <SmallPages />
    </MemoryRouter>,
  )
  const own = within(document.getElementById('cliente') ?? document.createElement('p'))
  expect(own.getByRole('link', { name: 'Renovar o meu plano' }).getAttribute('href')).toBe(
    '/refidelizacao/consulta-cpf',
  )
})
