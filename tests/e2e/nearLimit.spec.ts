import { expect, type APIRequestContext, type APIResponse, type Page } from '@playwright/test'
import { customerCards } from '../../server/sample/sampleCards.ts'
import { problem } from '../../src/api/contract/errors/problem.ts'
import { chosenCookie } from '../../scripts/chosenCookie.ts'
import { long, test } from './support/strictPage.ts'
import { answerAll, openKeys, voiceHere } from './support/visitor.ts'

/** A name that leads here. Browsers take it for one of a network, whose pages without https have no WebCrypto. */
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

/** A customer of this test alone: the limit of a CPF is that of everybody who asks for it. */
const { cpf } = customerCards.renewalByPhone

/** Asks about a CPF until its limit is so near that the next one is asked for work. */
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

/** The limit counts by the hour of the clock, so nothing is near it once the next one begins. */
async function untilMidHour() {
  const left = 3_600_000 - (Date.now() % 3_600_000)
  if (left < 20_000) await new Promise((resolve) => setTimeout(resolve, left))
}

/** The statuses of the look-up in this page, and whether each was sent with a proof. */
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
    `a customer whose CPF was asked for often goes on without noticing, at http://${host}`,
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
