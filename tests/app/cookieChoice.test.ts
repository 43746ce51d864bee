import { beforeEach, describe, expect, test, vi } from 'vitest'
import { choiceOf, chooseCookies, cookieOf, onCookieChoice } from '../../src/tracking/chooseCookies.ts'
import { allows, choiceIn, cookieChoice, isAllowed, type CookieChoice } from '../../src/tracking/cookieChoice.ts'

const now = Date.UTC(2026, 10, 21, 12)
const DAY = 86_400_000
const choices = ['denied', 'publi', 'func', 'both'] as const

describe('the choice of a visitor', () => {
  test.each(choices)('"%s" is valid for exactly seven days', (choice) => {
    const { text, until } = cookieOf(choice, now)
    expect(until - now).toBe(7 * DAY)
    for (const [later, holds] of [
      [0, true],
      [7 * DAY - 1, true],
      [7 * DAY, false],
      [8 * DAY, false],
      [-1, false],
    ] as const)
      expect([later, choiceIn(text, now + later)]).toEqual([later, holds ? choice : null])
  })

  test('is stored as a refusal for 365 days if missing, without counting as a choice', () => {
    const { text, until } = cookieOf(null, now)
    expect([text, until - now]).toEqual([`cookie-choice=denied.${until}`, 365 * DAY])
    expect(choiceIn(text, now)).toBeNull()
  })

  test.each([
    ['no cookie', ''],
    ['another cookie', `session=both.${now + DAY}`],
    ['a cookie whose name only ends alike', `old-cookie-choice=both.${now + DAY}`],
    ['no expiry', 'cookie-choice=both'],
    ['an empty expiry', 'cookie-choice=both.'],
    ['an expiry that is no time', 'cookie-choice=both.soon'],
    ['an expiry in words', 'cookie-choice=both.2026-11-24'],
    ['an expiry with something behind it', `cookie-choice=both.${now + DAY}x`],
    ['an expiry below zero', `cookie-choice=both.-${now + DAY}`],
    ['an expiry without end', `cookie-choice=both.${'9'.repeat(400)}`],
    ['an expiry that is past', `cookie-choice=both.${now - 1}`],
    ['an expiry more than seven days away', `cookie-choice=both.${now + 7 * DAY + 1}`],
    ['a value that nobody can choose', `cookie-choice=all.${now + DAY}`],
    ['a value of every object', `cookie-choice=constructor.${now + DAY}`],
    ['no value', `cookie-choice=.${now + DAY}`],
  ])('is missing with %s', (_, cookies) => {
    expect(choiceIn(cookies, now)).toBeNull()
  })

  test('is found among other cookies', () => {
    const { text } = cookieOf('func', now)
    for (const cookies of [`a=1; ${text}`, `${text}; b=2`, `a=1; ${text}; b=2`])
      expect(choiceIn(cookies, now)).toBe('func')
  })

  test.each<[CookieChoice | null, boolean, boolean]>([
    [null, false, false],
    ['denied', false, false],
    ['publi', true, false],
    ['func', false, true],
    ['both', true, true],
  ])('"%s" allows advertising: %s, performance and features: %s', (choice, publi, func) => {
    expect([isAllowed('publi', choice), isAllowed('func', choice)]).toEqual([publi, func])
  })

  test('covers one purpose, both, or none', () => {
    expect([choiceOf([]), choiceOf(['publi']), choiceOf(['func']), choiceOf(['publi', 'func'])]).toEqual([
      null,
      'publi',
      'func',
      'both',
    ])
  })
})

describe('the browser', () => {
  let written: string[]
  let taken: (cookie: string) => string

  beforeEach(() => {
    written = []
    taken = (cookie) => cookie.split(';')[0] ?? ''
    vi.useFakeTimers({ now })
    vi.stubGlobal('window', { location: { protocol: 'http:' } })
    vi.stubGlobal('document', aDocument())
    return () => vi.useRealTimers()
  })

  test('stores a choice for the whole site, as long as it is valid', () => {
    chooseCookies('both')
    expect(written).toEqual([
      `cookie-choice=both.${now + 7 * DAY}; Path=/; Expires=Sat, 28 Nov 2026 12:00:00 GMT; SameSite=Lax`,
    ])
    expect([allows('publi'), allows('func')]).toEqual([true, true])
    vi.setSystemTime(now + 7 * DAY)
    expect([allows('publi'), allows('func')]).toEqual([false, false])
  })

  test('sends it only over https, if the page uses https', () => {
    vi.stubGlobal('window', { location: { protocol: 'https:' } })
    chooseCookies('denied')
    expect(written).toEqual([expect.stringMatching(/; SameSite=Lax; Secure$/)])
  })

  test('without cookies keeps the choice in its tab', () => {
    taken = () => ''
    chooseCookies('publi')
    expect(cookieChoice()).toBe('publi')
    chooseCookies(null)
    expect(cookieChoice()).toBeNull()
  })

  test('notifies subscribers of each change, also in another tab, until they unsubscribe', () => {
    const told: boolean[] = []
    const stop = onCookieChoice(() => told.push(allows('publi')))
    chooseCookies('publi')
    chooseCookies('denied')
    document.cookie = cookieOf('both', now).text
    document.dispatchEvent(new Event('visibilitychange'))
    stop()
    chooseCookies(null)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(told).toEqual([true, false, true])
  })

  /** A document with one cookie. */
  function aDocument() {
    let kept = ''
    return Object.defineProperty(new EventTarget(), 'cookie', {
      get: () => kept,
      set: (cookie: string) => {
        written.push(cookie)
        kept = taken(cookie)
      },
    })
  }
})
