import { expect, type APIRequestContext, type APIResponse, type Page } from '@playwright/test'
import { customerCards } from '../../server/sample/sampleCards.ts'
import { problem } from '../../src/api/contract/errors/problem.ts'
import { chosenCookie } from '../support/chosenCookie.ts'
import { long, test } from './support/strictPage.ts'
import { answerAll, openKeys, voiceHere } from './support/visitor.ts'

/** A name for this machine. Without https, such pages have no WebCrypto. */
const named = 'ultrafibra.example'
test.use({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${named} 127.0.0.1`]
      await provide({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
})

/** A customer of this test only, because everybody shares the limit of a CPF. */
const { cpf } = customerCards.renewalByPhone

/** Looks up a CPF until the next look-up costs work. */
async function bringNearLimit(request: APIRequestContext): Promise<void> {
  await untilMidHour()
  const ask = () => request.post('/api/renewalBaseUser/documentNumber', { data: { cpf } })
  let refused: APIResponse | undefined
  while (!refused) {
    const heard = await Promise.all(Array.from({ length: 24 }, ask))
    refused = heard.find((each) => each.status() === 429)
  }
  expect(problem.parse(await refused.json()).challenge).toBeDefined()
}

/** Waits if the hour ends soon, because limits count by the hour of the clock. */
async function untilMidHour() {
  const left = 3_600_000 - (Date.now() % 3_600_000)
  if (left < 20_000) await new Promise((resolve) => setTimeout(resolve, left))
}

/** The statuses of this page's look-ups, and whether each had a proof. */
function lookUpsIn(page: Page) {
  const seen: { status: number; proved: boolean }[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/renewalBaseUser/documentNumber')) return
    const proved = 'proof-of-work' in response.request().headers()
    seen.push({ status: response.status(), proved })
  })
  return seen
}

for (const host of ['localhost', named])
  test(
    `a customer whose CPF was often looked up continues unnoticed, at http://${host}`,
    long,
    async ({ page, context, request, expected, baseURL }) => {
      expected.failures.push(/status of 429 .*documentNumber/, /Opener-Policy header has been ignored/)
      await bringNearLimit(request)
      const seen = lookUpsIn(page)
      await context.addCookies([{ ...chosenCookie(), domain: host }])
      const { href } = new URL(
        voiceHere() === 'chat' ? '/chat/refidelizacao' : '/refidelizacao/consulta-cpf',
        baseURL?.replace('localhost', host),
      )
      await page.goto(href)
      expect(await page.evaluate(() => 'subtle' in crypto)).toBe(host === 'localhost')
      await answerAll(page, { document: cpf })
      expect(await openKeys(page)).toEqual(['offer'])
      expect(seen.map(({ status, proved }) => [status, proved])).toEqual([
        [429, false],
        [200, true],
      ])
    },
  )
