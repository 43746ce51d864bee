import { expect, test } from 'vitest'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import { writtenFor } from '../../server/regulations/regulations.ts'
import { catalogueOf } from '../../server/plans/catalogue.ts'
import { sentPages } from '../../src/entry-prerender.tsx'

const offers = builtInCatalogue.offers.filter(({ subscriptions }) => subscriptions.length === 0)
const catalogue = catalogueOf(offers, () => ['d300a', 'd500a', 'd1000a'])
const plans = catalogue.plansFor('').map((plan) => ({ ...plan, showOnLanding: true }))
const replies: typeof fetch = () => Promise.resolve(Response.json({ plans, ...writtenFor(false, catalogue) }))
const pages = await sentPages({ fetch: replies, cities: [] })

function shown(path: string) {
  const page = document.createElement('div')
  page.innerHTML = pages.find((each) => each.path === path)?.html ?? ''
  for (const outside of page.querySelectorAll('footer')) outside.remove()
  return page.textContent ?? ''
}

test('without a plan with streaming, the home page shows none', () => {
  const home = shown('/')
  expect(home).toContain('49,99')
  const told = home.replace('trabalho remoto e streaming em vários cômodos', '')
  expect(told.match(/.{0,40}(?:streaming|globoplay|hbo|paramount|deezer).{0,40}/gi)).toBe(null)
})

test('without one, the regulations only say that none is included', () => {
  const rules = shown('/regulamentos')
  expect(rules).toContain('Este plano não inclui streaming.')
  expect(rules).not.toContain('18,90')
})
