import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { textVisit } from '../../scripts/talk/textVisit.ts'
import type { Key } from '../../src/content/questions/answers.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { aServer } from '../support/aServer.ts'
import { apiOf } from '../support/overServer.ts'
import { person } from '../support/person.ts'

const folder = 'tests/talks/'
const words: Raw = person
const talks = readdirSync(folder).filter((name) => name.endsWith('.txt'))

/** `npm run vitest -- run tests/talks -u` rewrites the talks; `perguntas` lists the questions that each one knows. */
it.each(talks)('%s is answered as it is written, and ends where it says', async (name) => {
  const written = readFileSync(folder + name, 'utf8')
  const { text, screen } = await held(written)
  expect(screen).toBe(headOf(written, 'termina em'))
  await expect(text).toMatchFileSnapshot(name)
})

it('every way to buy has a talk', () => {
  expect(talks.length).toBeGreaterThanOrEqual(10)
})

/** The talk's lines with the present replies. `person` answers questions that the talk does not know. */
async function held(written: string): Promise<{ text: string; screen: string }> {
  const server = await aServer()
  const [prefix = '', at = ''] = [headOf(written, 'campanha'), headOf(written, 'endereço')]
  const visit = textVisit({ api: apiOf(server.app), prefix, at, now: () => server.clock.at })
  const known = headOf(written, 'perguntas')?.split(' ')
  const met = new Set<Key>()
  const parts = [await visit.begin()]
  const say = async (typed: string) => {
    const text = typed === '{código}' ? await codeMailed(server) : typed
    parts.push([`> ${typed}`, ...(await visit.say(text)).map(withoutNumbers)])
  }
  const meet = async () => {
    for (;;) {
      const key = visit.question()
      const text = key && known && !known.includes(key) && !met.has(key) ? words[key] : undefined
      for (const each of [...visit.answered(), ...(key ? [key] : [])]) met.add(each)
      if (text === undefined) return
      await say(text)
    }
  }
  await meet()
  for (const [, typed = ''] of written.matchAll(/^> (.*)$/gm)) {
    await say(typed)
    await meet()
  }
  const screen = visit.screen()
  visit.stop()
  await server.stop()
  const head = written.slice(0, written.indexOf('\n\n')).replace(/\nperguntas: .*/, '')
  return {
    text: `${head}\nperguntas: ${[...met].join(' ')}\n\n${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`,
    screen,
  }
}

const headOf = (written: string, field: string) => new RegExp(`^${field}: (.*)$`, 'm').exec(written)?.[1]

/** Numbers that differ for each order. */
const withoutNumbers = (line: string) =>
  line.replace(/\b\d{3} \d{3} \d{3}\b/g, '{protocolo}').replace(/\b\d{10}\b/g, '{pedido}')

async function codeMailed({ deliver, mails }: Awaited<ReturnType<typeof aServer>>): Promise<string> {
  await deliver()
  return /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
}
