import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect } from '@playwright/test'
import { withCookies } from '../../scripts/talk/withCookies.ts'
import { chosenCookie } from '../support/chosenCookie.ts'
import { feeds } from '../../server/operator/feedContract.ts'
import { apiOver } from '../../src/api/client.ts'
import { freePort, launch } from '../support/aProcess.ts'
import { aBuildOf } from '../support/aBuildOf.ts'
import { fibraDoVale, siteOfVale } from '../support/operators/fibraDoVale.ts'
import { newcomer, person, valuesOf } from '../support/person.ts'
import { takeOffer } from './support/controls.ts'
import { finish } from './support/ending.ts'
import { long, test } from './support/strictPage.ts'
import { aFreeVisit } from './support/freeVisits.ts'
import { answerAll, start, type Voice, voices } from './support/visitor.ts'

test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000, 'one screen is enough')

/** A production built with another operator's names, without its data. */
async function production() {
  const { home, gone } = aBuildOf(siteOfVale)
  const [port, operatorPort] = [await freePort(), await freePort()]
  const env = {
    NODE_ENV: 'production',
    MASTER_KEY: randomBytes(32).toString('base64'),
    DATA_DIR: join(home, 'data'),
    PORT: String(port),
    OPERATOR_PORT: String(operatorPort),
  }
  const url = `http://localhost:${port}`
  const run = (script: string, ...args: string[]) =>
    spawnSync(process.execPath, [`scripts/operator/${script}.ts`, ...args], {
      cwd: home,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...env },
    })
  const operator = (...args: string[]) => run('operator', ...args)
  const doctor = () => run('doctor').stdout
  const server = () => launch(env, join(home, 'server/main.mjs'))
  return { server, url, operator, doctor, home, feed: `http://127.0.0.1:${operatorPort}`, gone }
}

const plan = { plan: '500 Mega', plan_download: 500, subscriptions: [] }
const here = { cep: '35900-010', number: '35' }

/** The home page on a phone: only its own plans, and no campaign without any. */
async function seeHome(browser: Browser, baseURL: string): Promise<void> {
  const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } })
  const sent = await page.goto('/hbo-max')
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await sent?.text()).not.toMatch(/R\$|59[.,]99/)
  const cards = page.locator('#planos article')
  await expect(cards).toHaveCount(4)
  await expect(cards.first()).toContainText('79,90')
  expect((await cards.first().boundingBox())?.x).toBeGreaterThanOrEqual(0)
  await page.close()
}

/** Its files, with a plan that only its campaign sells. */
function filesWithCampaign(home: string): string {
  const folder = join(home, 'files')
  cpSync(fibraDoVale, folder, { recursive: true })
  const plans = join(folder, 'plans.csv')
  const [header, slow, ...rest] = readFileSync(plans, 'utf8').split('\n')
  writeFileSync(plans, [header, slow?.replace(',,,,true', ',,,site|vale-verde,true'), ...rest].join('\n'))
  return folder
}

/** Its brand, telephone and documents are everywhere, and its campaign has a page. */
async function seeOwnNames(browser: Browser, baseURL: string): Promise<void> {
  const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } })
  for (const [path, says] of [
    ['/', 'Fibra do Vale: internet por fibra para a casa inteira'],
    ['/vale-verde', 'Fibra do Vale: internet por fibra em Vale Verde'],
    ['/regulamentos/contrato', 'e quem assina o pedido combinam'],
    ['/regulamentos/contrato/versao-1', 'O texto que valia antes.'],
    ['/regulamentos/contrato/versao-2', 'e quem assina o pedido combinam'],
    ['/regulamentos/privacidade', 'e nada mais'],
    ['/chat', 'Fibra do Vale'],
    ['/linktree', 'Fibra do Vale, tudo em um lugar'],
  ] as const) {
    const sent = await page.goto(path)
    expect(sent?.status(), path).toBe(200)
    const text = async () => `${await page.title()} ${await page.locator('body').innerText()}`.replaceAll(/\s+/g, ' ')
    await expect.poll(text, path).toContain(says)
    const ofProduct = /.{0,40}(?:\bTIM\b|Ultrafibra|0800 555 1020|Livelo).{0,40}/
    expect(ofProduct.exec(await text())?.[0], path).toBeUndefined()
  }
  await page.goto('/')
  await expect(page.locator('header')).toContainText('0800 777 3030')
  const earlier = await page.request.get('/regulamentos/contrato/versao-1')
  expect(await earlier.text(), 'without scripts').toContain('O texto que valia antes.')
  await page.close()
}

/** Orders 500 Mega in one voice. Returns the order's number. */
async function order(browser: Browser, baseURL: string, voice: Voice): Promise<string> {
  const context = await browser.newContext({ baseURL, storageState: { cookies: [chosenCookie()], origins: [] } })
  const page = await context.newPage()
  const { plan: _, ...words } = { ...newcomer(), ...here }
  await page.goto(start[voice])
  await answerAll(page, words)
  await takeOffer(page, plan)
  await answerAll(page, { ...words, schedule: await aFreeVisit(page, here.cep) })
  await expect(page.locator('main')).toContainText(/R\$\s?109,90/)
  const number = await finish(page)
  await context.close()
  return number
}

test(
  'another operator imports into an empty production, sells in both voices, and fetches its orders',
  long,
  async ({ browser }) => {
    test.setTimeout(240_000)
    const { server, url, operator, doctor, home, feed, gone } = await production()
    const refused = await server()
    await refused.ended
    expect(refused.said()).toContain('Production needs an operator')
    expect(operator('import', filesWithCampaign(home))).toMatchObject({ status: 0, stderr: '' })
    const token = operator('token', 'billing', '--may', 'orders,calls,notices,orders.state,calls.outcome').stdout.trim()
    const { child, ended, said } = await server()
    try {
      expect(said()).toContain('The operator’s own data sells.')
      expect(said()).not.toContain('deploy/site')
      expect(doctor()).toContain('The site is built.')
      const soon = new Date(Date.now() + 60_000)
      utimesSync(join(home, 'deploy/site/site.json'), soon, soon)
      expect(doctor()).toContain('The site was built before site.json in deploy/site changed.')
      await seeHome(browser, url)
      await seeOwnNames(browser, url)
      const numbers = []
      for (const voice of voices) numbers.push(await order(browser, url, voice))

      const api = apiOver({ host: url, fetch: withCookies(fetch), timeout: 15_000 })
      const { phone, email, name: who } = valuesOf(person)
      await api('requestCall', { body: { telephone: phone } })
      const notice = await api('keepNoCoverage', { body: { address: { cep: '35900020', number: '35' } } })
      await api('addContact', { body: { id: notice.id, name: who, email, phone } })

      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
      const fetched = async (path: string): Promise<unknown> => (await fetch(feed + path, { headers })).json()
      const told = async (path: string, body: object) =>
        (await fetch(feed + path, { method: 'POST', headers, body: JSON.stringify(body) })).status

      const orders = feeds.orders.page.parse(await fetched('/orders'))
      expect(orders.items.map((each) => each.number).toSorted()).toEqual(numbers.toSorted())
      for (const { sku, offer, sold } of orders.items) {
        expect([sku, sold?.address]).toMatchObject(['d500v', { city: 'Vale Verde', state: 'MG' }])
        expect(offer).toMatchObject({ plan: { price_with_dacc: 99.9, subscriptions: [] } })
      }
      const calls = feeds.calls.page.parse(await fetched('/calls'))
      expect(calls.items.map(({ telephone }) => telephone)).toEqual([phone])
      const notices = feeds.notices.page.parse(await fetched('/notices'))
      expect(notices.items.map(({ cep, wanted }) => [cep, wanted?.email])).toEqual([['35900020', email]])

      for (const { number } of orders.items)
        expect(await told(`/orders/${number}/state`, { state: 'booked' })).toBe(200)
      for (const { id } of calls.items) expect(await told(`/calls/${id}/outcome`, { outcome: 'reached' })).toBe(200)
      for (const [name, { next }] of Object.entries({ orders, calls, notices }))
        expect(await fetched(`/${name}?after=${next}`)).toMatchObject({ items: [] })
    } finally {
      child.kill('SIGTERM')
      await ended
      gone()
    }
  },
)
