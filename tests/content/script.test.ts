import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createServer as developing } from 'vite'
import { asText, saidAsText } from '../../scripts/script/asText.ts'
import { html } from '../../scripts/script/page.ts'
import { everythingSaid } from '../../scripts/script/places.ts'
import { scriptPage } from '../../scripts/script/scriptPage.ts'
import { theScript } from '../../scripts/script/theScript.ts'
import { keysIn } from '../../src/content/questions/answers.ts'
import { campaigns } from '../../src/content/campaigns/campaigns.ts'
import { flows } from '../../src/content/flows/flows.ts'
import { questions } from '../../src/content/questions/questions.ts'

const script = theScript()
const printed = asText(script)

test('the script tells every flow, every screen and every question', () => {
  for (const [name, { screens }] of Object.entries(flows)) {
    const told = script.find((flow) => flow.name === name)
    expect(told?.screens.map(({ path, questions: asks }) => [path, asks.map(({ key }) => key)])).toEqual(
      screens.map(({ path, asks }) => [path, [...asks]]),
    )
    expect([printed.includes(`(${name})`), html.includes(`id="${name}"`)]).toEqual([true, true])
  }
  for (const key of keysIn(questions))
    expect([key, printed.includes(`(${key})`), html.includes(`<small>${key}</small>`)]).toEqual([key, true, true])
  for (const { prefix } of campaigns) expect(script.some((flow) => flow.campaigns.includes(`/${prefix}`))).toBe(true)
})

test('the script ends with every text, by the place where it is said', () => {
  const said = everythingSaid()
  const told = saidAsText(said)
  expect(
    said.filter(
      ({ title, texts }) =>
        texts.length === 0 || !html.includes(`>${title} <small>`) || texts.some((each) => !told.includes(each.text)),
    ),
  ).toEqual([])
})

test('the script says when what is not for everybody is asked', () => {
  const order = script.find(({ name }) => name === 'order')?.screens ?? []
  const asked = order.flatMap((screen) => screen.questions)
  expect(asked.find(({ key }) => key === 'state')?.when).toEqual({
    usually: false,
    but: ['a busca por CEP está fora do ar'],
  })
  expect(asked.find(({ key }) => key === 'account')?.when).toEqual({
    usually: true,
    but: ['o pagamento não é no débito automático'],
  })
  expect(order.find(({ path }) => path.endsWith('/validacao'))?.stays).toContain(
    'a análise pede perguntas de confirmação',
  )
})

test('every rule is tried at a moment where it matters', () => {
  const untried = script.flatMap(({ name, screens }) =>
    screens.flatMap(({ when, stays, questions: asks }, at) => [
      ...(flows[name].screens[at]?.skipWhen && when.but.length === 0 ? [flows[name].screens[at]?.id] : []),
      ...(flows[name].screens[at]?.passes && stays.length === 0 ? [flows[name].screens[at]?.id] : []),
      ...asks.filter(({ key, when: asked }) => questions[key].skipWhen && asked.but.length === 0).map(({ key }) => key),
    ]),
  )
  expect(untried).toEqual([])
})

test('while developing the script is a page', async () => {
  const vite = await developing({
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [scriptPage],
    server: { middlewareMode: true, watch: null, ws: false },
  })
  const server = createServer(vite.middlewares).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const [page] = await once(
    get({ port: typeof address === 'object' && address ? address.port : 0, path: '/dev/script', agent: false }),
    'response',
  )
  expect([page.statusCode, await text(page)]).toEqual([200, html])
  server.close()
  await vite.close()
})
