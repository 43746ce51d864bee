import { beforeEach, expect, it, vi } from 'vitest'
import { keepScrolledToEnd, scrollToOpen } from '../../src/conversation/transcript/scroll.ts'

const root = document.documentElement
const page = { scrollHeight: 2000, scrollTop: 1100, clientHeight: 900 }
const observed = vi.fn<(see: () => void) => void>()

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(see: () => void) {
        observed(see)
      }
      observe() {}
      disconnect() {}
    },
  )
  Object.assign(page, { scrollHeight: 2000, scrollTop: 1100 })
  for (const name of ['scrollHeight', 'clientHeight'] as const)
    Object.defineProperty(root, name, { configurable: true, get: () => page[name] })
  Object.defineProperty(root, 'scrollTop', { configurable: true, get: () => page.scrollTop, set: scrollTo })
})

function scrollTo(top: number) {
  page.scrollTop = Math.min(top, page.scrollHeight - page.clientHeight)
}

/** A talk scrolled to its end, and how a browser reports its new size: the scroll first, the size last. */
function aTalkAtItsEnd(turns: string) {
  document.body.innerHTML = `<div class="page"><main><div role="feed"><div>${turns}</div></div><div></div></main></div>`
  const list = document.querySelector<HTMLElement>('[role=feed] > div') ?? document.createElement('div')
  keepScrolledToEnd(list)
  const see = observed.mock.lastCall?.[0] ?? (() => {})
  document.dispatchEvent(new Event('scroll'))
  const sized = (scrollHeight: number) => {
    const before = page.scrollTop
    page.scrollHeight = scrollHeight
    scrollTo(before)
    if (page.scrollTop !== before) document.dispatchEvent(new Event('scroll'))
    see()
  }
  return { list, sized }
}

it('late content is shown to a visitor at the end, even if the talk became shorter before', () => {
  const { list, sized } = aTalkAtItsEnd('<article></article>')
  sized(1940)
  list.append(document.createElement('article'))
  sized(2900)
  expect(page.scrollTop).toBe(2000)
})

it('a partly visible question is shown completely once the composer shrinks', () => {
  const { list, sized } = aTalkAtItsEnd('<article></article>')
  const dock = document.querySelector('main')?.lastElementChild ?? list
  Object.defineProperty(dock, 'offsetHeight', { configurable: true, value: 2000 })
  scrollToOpen(list)
  document.dispatchEvent(new Event('scroll'))
  expect(page.scrollTop).toBe(1080)
  Object.defineProperty(dock, 'offsetHeight', { configurable: true, value: 100 })
  sized(2000)
  expect(page.scrollTop).toBe(1100)
})

it('nothing moves a visitor who scrolled back', () => {
  const { list, sized } = aTalkAtItsEnd('<article></article>')
  scrollToOpen(list)
  page.scrollTop = 300
  document.dispatchEvent(new Event('scroll'))
  sized(2300)
  expect(page.scrollTop).toBe(300)
})

it('nothing moves away from an answer being changed', () => {
  const { sized } = aTalkAtItsEnd('<article data-changing></article><article></article>')
  sized(2300)
  expect(page.scrollTop).toBe(1100)
})
