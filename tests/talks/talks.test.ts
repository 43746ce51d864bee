import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { textVisit } from '../../scripts/talk/textVisit.ts'
import { aServer } from '../support/aServer.ts'
import { apiOf } from '../support/overServer.ts'

const folder = 'tests/talks/'
const talks = readdirSync(folder).filter((name) => name.endsWith('.txt'))

/** `npm run vitest -- run tests/talks -u` writes what is answered now. */
it.each(talks)('%s is answered as it is written', async (name) => {
  const written = readFileSync(folder + name, 'utf8')
  await expect(await held(written)).toMatchFileSnapshot(name)
})

it('every way to buy has a talk', () => {
  expect(talks.length).toBeGreaterThanOrEqual(10)
})

/** The same words, with what is answered to each. */
async function held(written: string): Promise<string> {
  const server = await aServer()
  const [prefix = '', at = ''] = [/^campanha: (.*)$/m, /^endereço: (.*)$/m].map((field) => field.exec(written)?.[1])
  const visit = textVisit({ api: apiOf(server.app), prefix, at, now: () => server.clock.at })
  const head = written.slice(0, written.indexOf('\n\n') + 2)
  const parts = [await visit.begin()]
  for (const [, typed = ''] of written.matchAll(/^> (.*)$/gm)) {
    const text = typed === '{código}' ? await codeMailed(server) : typed
    parts.push([`> ${typed}`, ...(await visit.say(text)).map(withoutProtocol)])
  }
  visit.stop()
  await server.stop()
  return `${head}${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

/** Each order has another one. */
const withoutProtocol = (line: string) => line.replace(/\b\d{3} \d{3} \d{3}\b/g, '{protocolo}')

async function codeMailed({ deliver, mails }: Awaited<ReturnType<typeof aServer>>): Promise<string> {
  await deliver()
  return /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
}
