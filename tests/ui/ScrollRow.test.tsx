import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
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

test('both buttons are disabled if all cards are in view', () => {
  show(400)
  expect(isOff()).toEqual([true, true])
})

test('keys reach the cards, which are named', () => {
  show()
  expect(area().tabIndex).toBe(0)
})

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(1000 * seconds))
const series = () => screen.getByRole('region', { name: 'Séries' })

describe('a row that moves by itself', () => {
  const scrollRow = vi.fn<(to: ScrollToOptions) => void>()
  let isMotionWanted = true
  let tell: (isInView: boolean) => void
  beforeEach(() => {
    vi.useFakeTimers()
    isMotionWanted = true
    vi.stubGlobal('matchMedia', () => ({ matches: !isMotionWanted }))
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
          tell = (isIntersecting) => seen([{ isIntersecting }])
        }
        observe() {
          tell(true)
        }
        disconnect() {}
      },
    )
    return () => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    }
  })

  function play() {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1000)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return this.textContent === 'Duas' ? 346 : 0
    })
    Object.assign(HTMLElement.prototype, { scrollBy, scrollTo: scrollRow })
    scrollBy.mockClear()
    scrollRow.mockClear()
    render(
      <ScrollRow heading="Séries" back="Anteriores" on="Próximas" playing={{ pause: 'Pausar', play: 'Passar sozinho' }}>
        <ul>
          <li>Uma</li>
          <li>Duas</li>
        </ul>
      </ScrollRow>,
    )
  }

  test('moves every five seconds by one card, and from the end to the start', () => {
    play()
    pass(4)
    expect(scrollBy).not.toHaveBeenCalled()
    pass(1)
    pass(5)
    expect(scrollBy.mock.calls).toEqual([[{ left: 346 }], [{ left: 346 }]])
    series().scrollLeft = 600
    pass(5)
    expect(scrollRow.mock.calls).toEqual([[{ left: 0 }]])
  })

  test('waits five seconds more after an interaction', () => {
    play()
    pass(4)
    button('Pausar Séries').focus()
    pass(20)
    button('Pausar Séries').blur()
    pass(4)
    tell(false)
    pass(20)
    tell(true)
    pass(4)
    expect(scrollBy).not.toHaveBeenCalled()
    pass(1)
    expect(scrollBy).toHaveBeenCalledTimes(1)
  })

  test('does not move with reduced motion', () => {
    isMotionWanted = false
    play()
    pass(60)
    expect(scrollBy).not.toHaveBeenCalled()
  })

  test.each([
    ['the pause', () => fireEvent.click(button('Pausar Séries'))],
    ['a finger or a mouse', () => fireEvent.pointerDown(series())],
    ['a wheel', () => fireEvent.wheel(series())],
    ['an arrow', () => fireEvent.click(button('Próximas'))],
  ])('is stopped by %s, and resumed by its button', (_by, stop) => {
    play()
    stop()
    scrollBy.mockClear()
    pass(60)
    expect(scrollBy).not.toHaveBeenCalled()
    fireEvent.click(button('Passar sozinho Séries'))
    pass(5)
    expect(scrollBy).toHaveBeenCalledTimes(1)
  })
})
