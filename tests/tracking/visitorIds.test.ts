import { expect, test } from 'vitest'
import { chooseCookies } from '../../src/tracking/chooseCookies.ts'
import { keepVisitorIds } from '../../src/tracking/keepVisitorIds.ts'
import { visitorIds } from '../../src/tracking/visitorIds.ts'

const kept = () => [localStorage.getItem('client_id'), sessionStorage.getItem('session_id')]

test.each(['denied', 'publi', null] as const)(
  'with the choice %s a visit has no ids, and its earlier ones are deleted',
  (choice) => {
    chooseCookies(choice)
    localStorage.setItem('client_id', 'c-1')
    sessionStorage.setItem('session_id', 's-1')
    expect(visitorIds()).toEqual({})
    keepVisitorIds()
    expect(kept()).toEqual([null, null])
  },
)

test.each(['func', 'both'] as const)(
  'with the choice %s a visit has constant ids of its browser and its tab',
  (choice) => {
    chooseCookies(choice)
    expect(visitorIds()).toEqual({})
    keepVisitorIds()
    const [client_id, session_id] = kept()
    expect(visitorIds()).toEqual({ client_id, session_id })
    expect(client_id).toMatch(/^[0-9a-f]{32}$/)
    expect(session_id).not.toBe(client_id)
    keepVisitorIds()
    expect(kept()).toEqual([client_id, session_id])
  },
)

test('ids that the contract refuses are not sent', () => {
  chooseCookies('func')
  localStorage.setItem('client_id', 'x'.repeat(257))
  sessionStorage.setItem('session_id', 's-1')
  expect(visitorIds()).toEqual({ session_id: 's-1' })
})
