import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Facts } from '../../src/content/flows/facts.ts'
import { doneTexts } from '../../src/content/texts/done/doneTexts.ts'
import { commonTexts } from '../../src/content/texts/commonTexts.ts'
import { DoneNumber } from '../../src/order/done/DoneSummary.tsx'
import { aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { renderOrder } from '../support/renderOrder.tsx'

const visit = { date: '24/11/2026', period: 'tarde' } as const
const order = { orderNumber: '40718823', visit }

let saved: { name: string; file: Blob | undefined }[] = []
beforeEach(() => {
  saved = []
  let file: Blob | undefined
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        file = blob
        return 'blob:visita'
      },
      revokeObjectURL: vi.fn<() => void>(),
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file })
  })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

const placed = (held: Facts['order']) =>
  renderOrder(<DoneNumber />, aFunnel(fullAnswers, { ...goodFacts, ...(held && { order: held }) }))
const inCalendar = () => screen.queryByRole('button', { name: doneTexts.calendar })

it('a placed order offers its visit as a calendar file, with the shown address', async () => {
  placed(order)
  await userEvent.click(screen.getByRole('button', { name: doneTexts.calendar }))
  expect(saved.map(({ name, file }) => [name, file?.type])).toEqual([['visita-fibra.ics', 'text/calendar']])
  const lines = (await saved[0]?.file?.text())?.replaceAll('\r\n ', '')
  expect(lines).toContain('UID:visita-40718823@ultrafibra\r\n')
  expect(lines).toContain('DTSTART;TZID=America/Sao_Paulo:20261124T120000\r\n')
  expect(lines).toMatch(/\r\nLOCATION:Rua das Palmeiras\\, 35.*Ribeirão Preto/)
  expect(lines).not.toMatch(/Ana|Souza|provedor|99123/)
})

it.each<[string, Facts['order']]>([
  ['whose visit is agreed by telephone', { orderNumber: '40718823', visitByPhone: true }],
  ['of a server that tells of none', { orderNumber: '40718823' }],
  ['that was withdrawn', { ...order, withdrawn: true }],
])('an order %s has no calendar file', (_, held) => {
  placed(held)
  expect(inCalendar()).toBeNull()
})

it.each([
  ['is copied without its gaps', true, doneTexts.copied],
  ['that the browser does not copy is left to be noted', false, doneTexts.uncopied],
])('the number %s, with a confirmation', async (_, copies, told) => {
  const copied: string[] = []
  const writeText = async (text: string) => {
    if (!copies) throw new DOMException('no', 'NotAllowedError')
    copied.push(text)
  }
  placed({ orderNumber: '1640001234' })
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  await user.click(screen.getByRole('button', { name: doneTexts.copy }))
  expect((await screen.findByText(told)).getAttribute('role')).toBe('status')
  expect(copied).toEqual(copies ? ['1640001234'] : [])
})

it('the number can be shared if the browser supports it, and a cancelled share shows nothing', async () => {
  placed(order)
  expect(screen.queryByRole('button', { name: commonTexts.share })).toBeNull()
  cleanup()
  const shared: ShareData[] = []
  const share = (data: ShareData) => {
    shared.push(data)
    return Promise.reject(new DOMException('closed', 'AbortError'))
  }
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  placed(order)
  await userEvent.click(screen.getByRole('button', { name: commonTexts.share }))
  expect(shared).toEqual([{ text: 'Pedido da TIM Ultrafibra: 40718823' }])
  expect(screen.queryByRole('alert')).toBeNull()
})
