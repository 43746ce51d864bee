import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { apiOver } from '../../src/api/client.ts'
import { withCookies } from '../talk/withCookies.ts'
import { textVisit } from '../talk/textVisit.ts'

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: 'http://localhost:3000' },
    campaign: { type: 'string', default: '' },
    at: { type: 'string', default: '/chat' },
  },
})
const visit = textVisit({
  api: apiOver({ host: values.host, fetch: withCookies(fetch), timeout: 15_000 }),
  prefix: values.campaign,
  at: values.at,
})
const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' })

// Collected early, because a pipe may close before the first line is answered
const typed = terminal[Symbol.asyncIterator]()
let isOpen = true
terminal.on('close', () => (isOpen = false))

show(await visit.begin())
for await (const line of typed) show(await visit.say(line))
visit.stop()

function show(lines: string[]) {
  console.log(lines.join('\n'))
  if (isOpen) terminal.prompt()
}
