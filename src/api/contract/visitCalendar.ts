import { brandName } from './operatorSite/brandAndContact.ts'
import { dateOf } from './values/dates.ts'
import { visitHours } from './values/visitHours.ts'
import type { Slot } from './values/valueRules.ts'

/** The data of a visit for a calendar, and nothing else of its order. */
export type VisitTold = { number: string; visit: Slot; address: string; at: Date }

export const visitFile = { name: 'visita-fibra.ics', type: 'text/calendar' } as const

/** The visit as a calendar file (RFC 5545), or null for an invalid day. Page and e-mail use the same `UID`. */
export function visitCalendar({ number, visit, address, at }: VisitTold): string | null {
  const day = dateOf(visit.date)
  if (!day) return null
  const { from, to } = visitHours[visit.period]
  const date = day.toISOString().slice(0, 10)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brandName}//Pedido//PT`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...timeZone,
    'BEGIN:VEVENT',
    `UID:visita-${number}@ultrafibra`,
    `DTSTAMP:${basic(at.toISOString())}Z`,
    `DTSTART;TZID=${zone}:${momentOf(date, from)}`,
    `DTEND;TZID=${zone}:${momentOf(date, to)}`,
    `SUMMARY:${asCalendarText(calendarTexts.title)}`,
    ...(address === '' ? [] : [`LOCATION:${asCalendarText(address)}`]),
    `DESCRIPTION:${asCalendarText(calendarTexts.about(number))}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15H',
    `DESCRIPTION:${asCalendarText(calendarTexts.title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

/** A visit's duration and requirements. */
export const visitNeeds = 'A visita dura cerca de duas horas. É preciso que uma pessoa maior de 18 anos esteja em casa.'

export const calendarTexts = {
  title: `Instalação da ${brandName}`,
  about: (number: string) => `Pedido ${number}. O técnico chega neste período. ${visitNeeds}`,
}

const zone = 'America/Sao_Paulo'
/** UTC-3, without summer time since 2019. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:20190217T000000',
  'TZOFFSETFROM:-0300',
  'TZOFFSETTO:-0300',
  'TZNAME:-03',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const basic = (iso: string) => iso.slice(0, 19).replace(/[-:]/g, '')
const momentOf = (date: string, hour: number) => basic(`${date}T${String(hour).padStart(2, '0')}:00:00`)

/** Escapes a text as a value, and removes control characters. */
const asCalendarText = (text: string) =>
  text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n|[\r\n]/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, '')

/** Folds a line into lines of at most 75 bytes; continuations begin with a space. No character is cut. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let made = ''
  let bytes = 0
  for (const char of line) {
    const size = encoder.encode(char).length
    if (bytes + size > mostBytes) {
      made += '\r\n '
      bytes = 1
    }
    made += char
    bytes += size
  }
  return made
}
const mostBytes = 75
