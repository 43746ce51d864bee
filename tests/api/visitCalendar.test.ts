import { assert, oneof, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { visitCalendar, type VisitTold } from '../../src/api/contract/visitCalendar.ts'

const told: VisitTold = {
  number: '40718823',
  visit: { date: '24/11/2026', period: 'manha' },
  address: 'Rua das Palmeiras, 35, casa; fundos, Centro, Ribeirão Preto, SP',
  at: new Date('2026-11-20T15:00:07.250Z'),
}
const fileOf = (other: Partial<VisitTold> = {}) => visitCalendar({ ...told, ...other }) ?? ''
/** Unfolds lines as a calendar does: those with a leading space continue the previous one. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').trimEnd().split('\r\n')
const textOf = (name: string, file: string) =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)

it('the file has the time in São Paulo, the place and the order', () => {
  expect(linesOf(fileOf())).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'TZID:America/Sao_Paulo',
      'TZOFFSETTO:-0300',
      'UID:visita-40718823@ultrafibra',
      'DTSTAMP:20261120T150007Z',
      'DTSTART;TZID=America/Sao_Paulo:20261124T080000',
      'DTEND;TZID=America/Sao_Paulo:20261124T120000',
      String.raw`LOCATION:Rua das Palmeiras\, 35\, casa\; fundos\, Centro\, Ribeirão Preto\, SP`,
      'END:VCALENDAR',
    ]),
  )
  expect(textOf('DESCRIPTION', fileOf())).toContain('Pedido 40718823.')
})

it('an afternoon visit lasts until its end, and an invalid day has no file', () => {
  const afternoon = linesOf(fileOf({ visit: { date: '01/12/2026', period: 'tarde' } }))
  expect(afternoon).toContain('DTSTART;TZID=America/Sao_Paulo:20261201T120000')
  expect(afternoon).toContain('DTEND;TZID=America/Sao_Paulo:20261201T180000')
  expect(visitCalendar({ ...told, visit: { date: '31/02/2026', period: 'tarde' } })).toBeNull()
})

it('lines have at most 75 bytes, and an address neither starts a line nor loses text', () => {
  const written = string({ unit: 'grapheme', minLength: 1, maxLength: 300 })
  assert(
    property(
      oneof(
        written,
        written.map((text) => `a\r\nATTENDEE:x\n${text}\\;,`),
      ),
      (address) => {
        const file = fileOf({ address })
        expect(file.endsWith('\r\n')).toBe(true)
        expect(file.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(linesOf(file).map(nameOf)).toEqual(linesOf(fileOf()).map(nameOf))
        const clean = address.replace(/\r\n|\r/g, '\n').replace(/(?!\n)\p{Cc}/gu, '')
        expect(unescaped(textOf('LOCATION', file) ?? '')).toBe(clean)
      },
    ),
  )
})

it('the file has no place if none is known', () => {
  expect(fileOf({ address: '' })).not.toContain('LOCATION')
})

const nameOf = (line: string) => line.replace(/:.*/s, '')
const unescaped = (value: string) => value.replace(/\\(.)/g, (_, char: string) => (char === 'n' ? '\n' : char))
