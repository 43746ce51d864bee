import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { textVisit } from '../../scripts/talk/textVisit.ts'
import { aServer } from '../support/aServer.ts'
import { apiOf } from '../support/overServer.ts'

const folder = 'tests/talks/'
const talks = readdirSync(folder).filter((name) => name.endsWith('.txt'))

/** `npm run vitest -- run tests/talks -u` writes what is answered now. A talk that ends elsewhere fails all the same. */
it.each(talks)('%s is answered as it is written, and ends where it says', async (name) => {
  const written = readFileSync(folder + name, 'utf8')
  const { text, screen } = await held(written)
  expect(screen).toBe(headOf(written, 'termina em'))
  await expect(text).toMatchFileSnapshot(name)
})

it('every way to buy has a talk', () => {
  expect(talks.length).toBeGreaterThanOrEqual(10)
})

/** The same words, with what is answered to each. */
async function held(written: string): Promise<{ text: string; screen: string }> {
  const server = await aServer()
  const [prefix = '', at = ''] = [headOf(written, 'campanha'), headOf(written, 'endereço')]
  const visit = textVisit({ api: apiOf(server.app), prefix, at, now: () => server.clock.at })
  const head = written.slice(0, written.indexOf('\n\n') + 2)
  const parts = [await visit.begin()]
  for (const [, typed = ''] of written.matchAll(/^> (.*)$/gm)) {
    const text = typed === '{código}' ? await codeMailed(server) : typed
    parts.push([`> ${typed}`, ...(await visit.say(text)).map(withoutNumbers)])
  }
  const screen = visit.screen()
  visit.stop()
  await server.stop()
  return { text: `${head}${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`, screen }
}

const headOf = (written: string, field: string) => new RegExp(`^${field}: (.*)$`, 'm').exec(written)?.[1]

/** Each order has others. */
const withoutNumbers = (line: string) =>
  line.replace(/\b\d{3} \d{3} \d{3}\b/g, '{protocolo}').replace(/\b\d{10}\b/g, '{pedido}')

async function codeMailed({ deliver, mails }: Awaited<ReturnType<typeof aServer>>): Promise<string> {
  await deliver()
  return /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
}
