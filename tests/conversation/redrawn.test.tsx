import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lookUpTexts } from '../../src/content/texts/order/checkoutTexts.ts'
import { coverageTexts } from '../../src/content/texts/order/orderPanelTexts.ts'
import { answeredUpTo, aStreet } from '../support/aFunnel.ts'
import { aCoverage } from '../support/aPlan.ts'
import { redrawnIn } from '../support/redrawn.ts'
import { aTalk } from './aTalk.tsx'

const left = () => answeredUpTo('phone', { street: aStreet(), coverage: aCoverage() })

async function talked() {
  const talk = aTalk({ left: left() })
  await talk.asked(/Qual é o seu celular/)
  return talk
}

/** Links use the router, which leads here; in the product the address changes without it. */
const isNoLink = ({ localName }: Element) => localName !== 'a'

it('an answer does not render unchanged cards, header and order again', async () => {
  const talk = await talked()
  const parts = [
    screen.getByRole('link', { name: lookUpTexts.street.change }),
    screen.getByRole('region', { name: coverageTexts.title }),
    screen.getByRole('button', { name: /^Seu pedido/ }),
    screen.getByRole('button', { name: /tema/i }),
  ].map((part) => redrawnIn(part.parentElement ?? part))
  await talk.say('(16) 99123-4567')
  await talk.asked(/e-mail/)
  for (const redrawn of parts) expect(redrawn().filter(isNoLink)).toEqual([])
})

it('the order at the side is rendered once the page is wide enough', async () => {
  const resized: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        resized.push(look)
      }
      observe() {}
      disconnect() {}
    },
  )
  const rects = vi.spyOn(Element.prototype, 'getClientRects')
  await talked()
  const side = screen.getByRole('complementary')
  expect(side.childElementCount).toBe(0)
  rects.mockReturnValue(Object.assign([new DOMRect()], { item: () => null }))
  act(() => resized.forEach((look) => look()))
  expect(side.textContent).toContain('600 Mega')
  rects.mockRestore()
})
