import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ScrollRow } from '../../src/ui/layout/ScrollRow.tsx'

const scrollBy = vi.fn<(by: ScrollToOptions) => void>()

function show(width = 1000) {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  Object.assign(HTMLElement.prototype, { scrollBy })
  scrollBy.mockClear()
  render(
    <ScrollRow heading="Novidades" back="Anteriores" on="Próximas">
      <ul>
        <li>Uma</li>
      </ul>
    </ScrollRow>,
  )
}

const area = () => screen.getByRole('region', { name: 'Novidades' })
const button = (name: string) => screen.getByRole('button', { name })
const isOff = () => ['Anteriores', 'Próximas'].map((name) => button(name).getAttribute('aria-disabled') === 'true')
const scrollTo = (left: number) => {
  area().scrollLeft = left
  fireEvent.scroll(area())
}

test('the buttons scroll by 320 pixels each way', () => {
  show()
  fireEvent.click(button('Próximas'))
  scrollTo(320)
  fireEvent.click(button('Anteriores'))
  expect(scrollBy.mock.calls).toEqual([[{ left: 320 }], [{ left: -320 }]])
})

test('a button is disabled at its end, keeps the focus there, and scrolls no more', () => {
  show()
  expect(isOff()).toEqual([true, false])
  scrollTo(320)
  expect(isOff()).toEqual([false, false])
  button('Próximas').focus()
  scrollTo(599.5)
  expect(isOff()).toEqual([false, true])
  fireEvent.click(button('Próximas'))
  expect([scrollBy.mock.calls, document.activeElement]).toEqual([[], button('Próximas')])
})

test('where all cards are in view, both buttons are disabled', () => {
  show(400)
  expect(isOff()).toEqual([true, true])
})

test('keys reach the cards, which are named', () => {
  show()
  expect(area().tabIndex).toBe(0)
})
