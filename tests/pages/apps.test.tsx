import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import { streamingPrefixes } from '../../src/api/contract/sale/streamings.ts'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import { appsTexts } from '../../src/content/texts/landing/appsTexts.ts'
import { Apps } from '../../src/pages/landing/Apps.tsx'
import { CampaignContext } from '../../src/ui/useCampaign.ts'

function show(prefix = '') {
  render(
    <MemoryRouter>
      <CampaignContext value={campaignOf(prefix)}>
        <Apps withStreaming />
      </CampaignContext>
    </MemoryRouter>,
  )
}

const cards = () => screen.queryAllByRole('listitem')
const nameOf = (card: HTMLElement) => within(card).getByRole('heading').textContent ?? ''
const linkOf = (card: HTMLElement) => within(card).queryByRole('link')?.getAttribute('href')
const card = (name: string) => cards().find((each) => nameOf(each) === name) ?? document.body

test('two rows show each app of a plan, with its own sentence', () => {
  show()
  expect(screen.getAllByRole('list')).toHaveLength(2)
  const sold = new Set(builtInCatalogue.plans.flatMap(({ benefits }) => benefits.map(({ benefit }) => benefit)))
  expect(cards().map(nameOf).toSorted()).toEqual([...sold].toSorted())
  const sentences = cards().map((each) => each.querySelector('p')?.textContent ?? '')
  expect(sentences.filter((text) => !/^\p{Lu}.+\.$/u.test(text))).toEqual([])
  expect(new Set(sentences).size).toBe(sold.size)
})

test.each([
  ['Segurança Digital', appsTexts.every],
  ['Babbel', 'Vem nos planos a partir de 500 Mega.'],
  ['Looke', 'Vem nos planos a partir de 1 Giga.'],
  ['Deezer', appsTexts.some],
])('%s names the plans that include it: %s', (name, text) => {
  show()
  expect(within(card(name)).getByText(text)).toBeDefined()
})

test.each([
  ['', '/globoplay', '/hbo-max', '/paramount'],
  ['timblack', '/timblack/globoplay', '/timblack/hbo-max', '/timblack/paramount'],
  ['hbo-max', '/globoplay', '/hbo-max', '/paramount'],
])('below "%s" only the streamings link to their plans', (prefix, ...links) => {
  show(prefix)
  expect(['Globoplay', 'HBO Max', 'Paramount+'].map((name) => linkOf(card(name)))).toEqual(links)
  expect(screen.getAllByRole('link')).toHaveLength(streamingPrefixes.length)
  expect(screen.getByRole('link', { name: 'Ver Planos com Paramount+' })).toBeDefined()
})

test('black-friday hides the apps', () => {
  show('black-friday')
  expect([screen.queryByRole('heading', { name: appsTexts.heading }), cards()]).toEqual([null, []])
})
