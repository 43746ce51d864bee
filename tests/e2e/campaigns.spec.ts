import { expect } from '@playwright/test'
import { answerAll, type Voice } from './support/visitor.ts'
import { test } from './support/strictPage.ts'

test.skip(({ viewport }) => (viewport?.width ?? 0) < 600, 'a lead is the same on every screen')

const words = { cep: '14010-100', number: '35', complement: 'sem complemento' }

const cases = [
  { prefix: '', plan: 'd600b', marks: {}, lpOrigin: 'LP Padrão' },
  { prefix: 'livelo', plan: 'd600a', marks: { addon: 'livelo', flags: { from_livelo: true } }, lpOrigin: 'LP Livelo' },
  { prefix: 'b/r', plan: 'd600br', marks: { addon: 'b/r', flags: { regionOffer: true } }, lpOrigin: 'LP B Regional' },
] as const
const voices = { pages: '/checkout/cep', chat: '/chat' } satisfies Record<Voice, string>

for (const { prefix, plan, marks, lpOrigin } of cases) {
  for (const [voice, start] of Object.entries(voices)) {
    test(`${voice}: the lead of the campaign "${prefix}" says where it came from`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('ab-version', 'B'))
      const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/lead-v2'))
      await page.goto(`${prefix && `/${prefix}`}/?utm_source=mail&utm_medium=&gclid=g-1&sb=`)
      await page.goto(`${prefix && `/${prefix}`}${start}?s=${plan}`)
      await answerAll(page, { ...words, plan })
      const body = (await asked).postDataJSON()
      expect(body).toMatchObject({ ...marks, idPlan: `plan-${plan}`, tracking: { utm_source: 'mail', gclid: 'g-1', lp_origin: lpOrigin, ab_version: 'B', origin: 'localhost' } })
      expect(body.tracking).not.toHaveProperty('utm_medium')
      expect(new URL(page.url()).search).toBe(`?s=${plan}`)
    })
  }
}
