import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { news } from '../../src/content/news.ts'
import { News } from '../../src/pages/landing/News.tsx'
import { standInForDialogs } from '../support/dialog.ts'

beforeAll(() => import('../../src/pages/landing/drawers/NewsDrawer.tsx'))
beforeEach(() => {
  standInForDialogs()
  vi.useFakeTimers()
  render(<News withStreaming />)
  return () => vi.useRealTimers()
})

const readHere = news.filter((piece) => 'text' in piece)
const open = async (title: string) => {
  const link = screen.getByRole('link', { name: `Ver mais em “${title}”` })
  link.focus()
  let isLeft = true
  await act(async () => void (isLeft = fireEvent.click(link)))
  return { link, isLeft, drawer: screen.getByRole<HTMLDialogElement>('dialog', { name: title }) }
}

test('there are three to five cards, each with its picture, its title and its link', () => {
  const cards = screen.getAllByRole('listitem').map((card) => ({
    title: within(card).getByRole('heading').textContent,
    hasArt: card.querySelector('svg[viewBox="0 0 300 200"]') !== null,
    links: within(card).getAllByRole('link').length,
  }))
  expect(cards).toEqual(news.map(({ title }) => ({ title, hasArt: true, links: 1 })))
  expect([3, 4, 5]).toContain(cards.length)
})

test.each(readHere)('$id opens in a drawer with all of its text', async ({ title, text }) => {
  const { drawer, isLeft } = await open(title)
  expect([drawer.open, isLeft]).toEqual([true, false])
  for (const paragraph of text) expect(within(drawer).getByText(paragraph)).toBeDefined()
})

test('a closed drawer gives the focus back to the link that opened it, and another piece can be opened', async () => {
  const [first, second] = readHere
  const { drawer, link } = await open(first?.title ?? '')
  fireEvent.click(within(drawer).getByRole('button', { name: 'Fechar' }))
  act(() => void vi.advanceTimersByTime(550))
  expect([drawer.open, document.activeElement]).toEqual([false, link])
  expect((await open(second?.title ?? '')).drawer.open).toBe(true)
})

test('before its code has loaded, a link leads to the text in its card', () => {
  for (const { id, title, text } of readHere) {
    const link = screen.getByRole('link', { name: `Ver mais em “${title}”` })
    expect(link.getAttribute('href')).toBe(`#novidade-${id}`)
    expect(document.getElementById(`novidade-${id}`)?.textContent).toBe(text.join(''))
  }
})

test('external links open in another tab', () => {
  const link = screen.getByRole('link', { name: /^Abrir o teste/ })
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://www.brasilbandalarga.com.br',
    '_blank',
    'noreferrer',
  ])
})

const frame = () => document.querySelector('iframe')

describe('a piece of news with a video of the operator', () => {
  const [piece] = readHere
  const title = piece?.title ?? ''
  beforeEach(() => {
    document.head.insertAdjacentHTML('beforeend', `<meta name="news-videos" content="${piece?.id}=M7lc1UVf-VE">`)
    cleanup()
    render(<News withStreaming />)
    return () => document.querySelector('meta[name="news-videos"]')?.remove()
  })
  const openVideo = async () => {
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: `Ver o vídeo em “${title}”` })))
    return screen.getByRole<HTMLDialogElement>('dialog', { name: title })
  }

  test('shows its text, and no frame before the button is pressed', async () => {
    const drawer = await openVideo()
    expect(within(drawer).getByText(/^O vídeo fica no YouTube/)).toBeDefined()
    for (const paragraph of piece?.text ?? []) expect(within(drawer).getByText(paragraph)).toBeDefined()
    expect(frame()).toBeNull()
  })

  test('adds the player at 1080, named and focused, by its button', async () => {
    fireEvent.click(within(await openVideo()).getByRole('button', { name: 'Assistir ao vídeo' }))
    const { origin, pathname, searchParams } = new URL(frame()?.src ?? '')
    expect([origin, pathname, searchParams.get('vq'), frame()?.title]).toEqual([
      'https://www.youtube-nocookie.com',
      '/embed/M7lc1UVf-VE',
      'hd1080',
      `Vídeo: ${title}`,
    ])
    expect([frame()?.getAttribute('loading'), frame()?.getAttribute('referrerpolicy')]).toEqual([
      'lazy',
      'strict-origin-when-cross-origin',
    ])
    expect(document.activeElement).toBe(frame())
  })

  test('has no player in a closed drawer, and does not autoplay when opened again', async () => {
    const drawer = await openVideo()
    fireEvent.click(within(drawer).getByRole('button', { name: 'Assistir ao vídeo' }))
    fireEvent.click(within(drawer).getByRole('button', { name: 'Fechar' }))
    act(() => void vi.advanceTimersByTime(550))
    expect(frame()).toBeNull()
    await openVideo()
    expect(frame()).toBeNull()
  })

  test('is the only one with a video', () => {
    expect(screen.getAllByRole('link', { name: /^Ver o vídeo/ })).toHaveLength(1)
    expect(screen.getAllByRole('link', { name: /^Ver mais/ })).toHaveLength(readHere.length - 1)
  })
})
