import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { campaigns } from '../../src/content/campaigns/campaignAt.ts'
import { daysUntilPoints } from '../../src/content/documents/pointsDeadline.ts'
import { hasCampaignPart } from '../../src/pages/landing/Landing.tsx'
import { streamingPages, streamingPageTexts } from '../../src/content/streamingPages.ts'
import { pointsTexts } from '../../src/content/texts/landing/pointsTexts.ts'
import { CampaignPart } from '../../src/pages/landing/CampaignPart.tsx'

type Content = (typeof campaigns)[number]['content']

const show = (content: Content) =>
  render(
    <MemoryRouter>
      <CampaignPart content={content} />
    </MemoryRouter>,
  )

test.each([
  ['paramount', 2, 'Confira os Planos'],
  ['hbo-max', 1, 'Contratar Plano'],
  ['globoplay', 2, 'Confira os Planos'],
] as const)('the page of %s shows its rows of series, and its button leads to the plans', (content, rows, go) => {
  show(content)
  const page = streamingPages[content]
  expect(screen.getByRole('link', { name: go }).getAttribute('href')).toBe('#planos')
  expect(screen.getAllByRole('region')).toHaveLength(rows)
  for (const { heading, series } of page.rows) {
    const row = screen.getByRole('region', { name: heading })
    const cards = within(row).getAllByRole('listitem')
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(series.map(({ title }) => title))
    expect(cards.every((card) => card.querySelector('svg') !== null)).toBe(true)
    screen.getByRole('button', { name: streamingPageTexts.on(heading) })
  }
  const benefits = page.benefits?.all.map(({ title }) => title) ?? []
  expect(benefits.map((title) => screen.getByRole('heading', { name: title }).textContent)).toEqual(benefits)
})

test('only Globoplay has cards of its contents', () => {
  const having = Object.entries(streamingPages).filter(([, { benefits }]) => benefits)
  expect(having.map(([content, { benefits }]) => [content, benefits?.all.length])).toEqual([['globoplay', 4]])
})

test('the points of the partner come in four steps, with the days of its regulation', () => {
  show('livelo')
  const steps = screen.getAllByRole('listitem')
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual(
    pointsTexts.steps.map(({ title }) => title),
  )
  expect(steps).toHaveLength(4)
  expect(steps.at(-1)?.textContent).toContain(`${daysUntilPoints} dias`)
  expect(screen.getByRole('link', { name: pointsTexts.rules.label }).getAttribute('href')).toBe('/regulamentos/livelo')
})

test.each([...new Set(campaigns.map(({ content }) => content))])(
  'the content "%s" says whether it has its own part',
  (content) => {
    const { container } = show(content)
    expect(container.textContent !== '').toBe(hasCampaignPart(content))
  },
)
