import { textVisit } from '../../scripts/talk/textVisit.ts'
import { aServer } from './aServer.ts'
import { apiOf } from './overServer.ts'

/** What is replied to each of some lines. */
export async function repliesTo(lines: readonly string[]): Promise<string[]> {
  const server = await aServer()
  const visit = textVisit({ api: apiOf(server.app), prefix: '', at: '', now: () => server.clock.at })
  await visit.begin()
  const replies: string[] = []
  for (const line of lines) replies.push((await visit.say(line)).join('\n'))
  visit.stop()
  await server.stop()
  return replies
}

/** What is replied to the last of some lines. */
export const after = async (...lines: string[]) => (await repliesTo(lines)).at(-1) ?? ''
