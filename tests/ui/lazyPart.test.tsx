import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { preload } from '../../src/browser/lazy.ts'
import { lazyPart, rarePart } from '../../src/ui/lazyPart.tsx'
import { later as onItsWay } from '../support/lazyParts.ts'

test('a lazy part appears when its code has loaded', async () => {
  const Part = lazyPart(() => Promise.resolve(Words))
  render(<Part text="Revisão" />)
  expect(screen.queryByText('Revisão')).toBeNull()
  await screen.findByText('Revisão')
})

test('a preloaded part appears at once', async () => {
  const Part = lazyPart(() => Promise.resolve(Words))
  await preload()
  render(<Part text="Revisão" />)
  expect(screen.queryByText('Revisão')).not.toBeNull()
})

test('a page whose lazy code has loaded is hydrated as sent, and then shows it', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const Late = rarePart(() => Promise.resolve(() => <b>late</b>))
  const { unmount } = render(<Late />)
  expect(await screen.findByText('late')).toBeDefined()
  unmount()
  const container = document.body.appendChild(document.createElement('div'))
  render(<Late />, { container, hydrate: true })
  expect(await screen.findByText('late')).toBeDefined()
  expect(said.mock.calls).toEqual([])
})

test('parts that load together start in separate tasks', async () => {
  const begun: string[] = []
  for (const name of ['first', 'second']) lazyPart(async () => (begun.push(name), Words))
  vi.useFakeTimers()
  const done = preload()
  await vi.advanceTimersToNextTimerAsync()
  while (begun.length === 0) await vi.advanceTimersToNextTimerAsync()
  expect(begun).toEqual(['first'])
  await vi.runAllTimersAsync()
  await done
  expect(begun).toEqual(['first', 'second'])
  vi.useRealTimers()
})

test('a rare part is fetched only when shown', async () => {
  const fetchPart = vi.fn<() => Promise<typeof Words>>().mockResolvedValue(Words)
  const Part = rarePart(fetchPart)
  await preload()
  expect(fetchPart).not.toHaveBeenCalled()
  render(<Part text="Revisão" />)
  await screen.findByText('Revisão')
})

test('code that loads between rendering and effects appears too', async () => {
  const Part = lazyPart(() => Promise.resolve(Words))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const page = document.createElement('div')
  const root = createRoot(page)
  root.render(
    <PreloadOnceDrawn>
      <Part text="Revisão" />
    </PreloadOnceDrawn>,
  )
  await vi.waitFor(() => expect(page.textContent).toBe('Revisão'))
  root.unmount()
  vi.unstubAllGlobals()
})

test('code that fails to load is requested again', async () => {
  vi.useFakeTimers()
  const fetchPart = vi
    .fn<() => Promise<typeof Words>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Words)
  const Part = lazyPart(fetchPart)
  render(<Part text="Revisão" />)
  await act(() => vi.advanceTimersByTimeAsync(1900))
  expect(screen.queryByText('Revisão')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.queryByText('Revisão')).not.toBeNull()
  vi.useRealTimers()
})

test('code that failed offline is requested at once when the line is back', async () => {
  const fetchPart = vi
    .fn<() => Promise<typeof Words>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Words)
  const Part = lazyPart(fetchPart)
  render(<Part text="Revisão" />)
  await act(() => Promise.resolve())
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText('Revisão')).not.toBeNull()
})

test.each([
  ['comes', (fetched: Fetched) => fetched.arrive()],
  ['does not come', (fetched: Fetched) => fetched.fail(new Error('offline'))],
])('code that %s after its part was removed changes nothing', async (_, end) => {
  vi.useFakeTimers()
  const fetched = onItsWay(Words)
  const Part = lazyPart(() => fetched.promise)
  const { unmount } = render(<Part text="Revisão" />)
  unmount()
  const updates = vi.spyOn(window, 'event', 'get')
  end(fetched)
  await vi.advanceTimersByTimeAsync(5000)
  expect(updates).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

type Fetched = ReturnType<typeof onItsWay<typeof Words>>

function Words({ text }: { text: string }) {
  return <p>{text}</p>
}

function PreloadOnceDrawn({ children }: { children: ReactNode }) {
  useLayoutEffect(() => void preload(), [])
  return children
}
