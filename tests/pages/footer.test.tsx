import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { campaignOf, campaigns } from '../../src/content/campaigns/campaignAt.ts'
import { SiteFooter } from '../../src/pages/SiteFooter.tsx'
import { CampaignContext } from '../../src/ui/useCampaign.ts'

/** The links of a campaign's footer, by text. */
function linksOf(prefix: string): Record<string, string | null> {
  const { unmount } = render(
    <CampaignContext value={campaignOf(prefix)}>
      <MemoryRouter>
        <SiteFooter onCookies={() => undefined} />
      </MemoryRouter>
    </CampaignContext>,
  )
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')] as const)
  unmount()
  return Object.fromEntries(links)
}

/** The campaigns whose footer lacks a link. */
const without = (line: string) => campaigns.map(({ prefix }) => prefix).filter((prefix) => !(line in linksOf(prefix)))

const sales = 'Vendas: 0800\u00a0555\u00a01020'
const support = 'Suporte: 103 41'

test('the footer links to the operator, the terms of an order, and the cookie preferences', () => {
  expect(linksOf('')).toMatchObject({
    [sales]: 'tel:08005551020',
    [support]: 'tel:10341',
    Regulamentos: '/regulamentos',
    'Regulamento dos pontos Livelo': '/regulamentos/livelo',
    'Dúvidas sobre a migração (PDF)': '/faq-migracao.pdf',
    'Política de Privacidade': '/regulamentos/privacidade',
    'Preferências de cookies': '/regulamentos/privacidade#cookies',
  })
})

test('three campaigns leave out the line for sales, and those for customers of the mobile network the one for support', () => {
  expect(without(sales)).toEqual(['fluxo', 'premium', 'oferta-colaborador'])
  expect(without(support)).toEqual([
    'timcontrole',
    'timblack',
    'timpre',
    'b/timblack',
    'globoplay/timcontrole',
    'globoplay/timblack',
    'globoplay/timpre',
  ])
})

test('it warns of fraud in the operator’s name', () => {
  render(
    <MemoryRouter>
      <SiteFooter onCookies={() => undefined} />
    </MemoryRouter>,
  )
  expect(screen.getByText(/^Cuidado com golpes: as ligações de venda da TIM partem do prefixo 0303/)).toBeDefined()
})
