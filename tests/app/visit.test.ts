import { beforeEach, expect, test, vi } from 'vitest'
import { leadInLink, visitOrigin } from '../../src/app/arrival/visitOrigin.ts'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import { anew } from '../support/anew.ts'
import { aStorage } from '../support/aStorage.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage({ 'ab-version': 'B' }))
  vi.stubGlobal('navigator', { userAgent: 'x'.repeat(600) })
  comeTo('')
})

const base = { origin: 'site.example', userAgent: 'x'.repeat(512), lp_origin: 'LP Padrão', ab_version: 'B' }

test('a visit has its origin, its campaign and its version', () => {
  comeTo('?utm_source=mail&utm_medium=cpc&gclid=abc&matchchannel=7&campaignid=9&ref=bot-7&s=d600b&other=1')
  expect(visitOrigin(campaignOf(''))).toEqual({
    ...base,
    utm_source: 'mail',
    utm_medium: 'cpc',
    gclid: 'abc',
    matchchannel: '7',
    campaignid: '9',
    ref: 'bot-7',
  })
  expect(visitOrigin(campaignOf('livelo')).lp_origin).toBe('LP Livelo')
})

test('it stays for the whole visit, and a newer link replaces its parts', () => {
  comeTo('?utm_source=mail&utm_medium=cpc')
  visitOrigin(campaignOf(''))
  comeTo('?utm_source=site')
  visitOrigin(campaignOf(''))
  comeTo('')
  expect(visitOrigin(campaignOf(''))).toEqual({ ...base, utm_source: 'site', utm_medium: 'cpc' })
})

test.each([`?utm_source=${'x'.repeat(300)}`, '?utm_source=', '?utm_source=%E0%A4%A&=&&&%', '?__proto__=1'])(
  'malformed %s is ignored',
  (search) => {
    comeTo(search)
    const { utm_source: source, ...rest } = visitOrigin(campaignOf(''))
    expect(rest).toEqual(base)
    expect(source === undefined || source.length <= 256).toBe(true)
  },
)

test('foreign parameters of a link are not stored', () => {
  comeTo('?s=d600b&cpf=52998224725&utm_source=mail&email=ana%40provedor.com.br')
  visitOrigin(campaignOf(''))
  expect(sessionStorage.getItem('visit-query')).toBe('s=d600b&utm_source=mail')
})

test('it lasts until the page is left if storage is blocked', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const visits = await anew(() => import('../../src/app/arrival/visitOrigin.ts'))
  comeTo('?utm_source=mail')
  visits.visitOrigin(campaignOf(''))
  comeTo('')
  expect(visits.visitOrigin(campaignOf('')).utm_source).toBe('mail')
})

const id = 'abcdefghij0123456789AB'

test.each([
  [`?l=${id}`, { lead: id }],
  [`?lmig=${id}`, { lead: id }],
  [`?ls=${id}`, { notice: id }],
  ['?l=&ls=+', {}],
  ['?l=7&ls=../../x', { lead: '7', notice: '------x' }],
  [`?l=cut-off&lmig=${id}`, { lead: id }],
])('the link %s resumes %o', (search, order) => {
  comeTo(search)
  expect(leadInLink()).toEqual(order)
})

function comeTo(search: string) {
  vi.stubGlobal('window', { location: { search, hostname: 'site.example' } })
}
