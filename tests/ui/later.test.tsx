import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { later, loadLater } from '../../src/ui/later.tsx'

test('a part whose code comes later appears when it is here', async () => {
  const Part = later(() => Promise.resolve(Words))
  render(<Part text="Revisão" />)
  expect(screen.queryByText('Revisão')).toBeNull()
  await screen.findByText('Revisão')
})

test('what was fetched before is there at once', async () => {
  const Part = later(() => Promise.resolve(Words))
  await loadLater()
  render(<Part text="Revisão" />)
  expect(screen.queryByText('Revisão')).not.toBeNull()
})

test('code that does not come is asked for again', async () => {
  vi.useFakeTimers()
  const fetchPart = vi.fn<() => Promise<typeof Words>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Words)
  const Part = later(fetchPart)
  render(<Part text="Revisão" />)
  await act(() => vi.advanceTimersByTimeAsync(1900))
  expect(screen.queryByText('Revisão')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.queryByText('Revisão')).not.toBeNull()
  vi.useRealTimers()
})

function Words({ text }: { text: string }) {
  return <p>{text}</p>
}
