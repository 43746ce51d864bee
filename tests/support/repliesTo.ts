import { textVisit } from '../../scripts/talk/textVisit.ts'
import { aServer } from './aServer.ts'
import { apiOf } from './overServer.ts'

/** What is replied to each of some lines of a visit, and which questions are answered at its end. */
async function visitOf(lines: readonly string[]) {
  const server = await aServer()
  const visit = textVisit({ api: apiOf(server.app), at: '/chat', now: () => server.clock.at })
  await visit.begin()
  const replies: string[] = []
  for (const line of lines) replies.push((await visit.say(line)).join('\n'))
  const stands = visit.answered()
  visit.stop()
  await server.stop()
  return { replies, stands }
}

export const repliesTo = async (lines: readonly string[]): Promise<string[]> => (await visitOf(lines)).replies

/** What is replied to the last of some lines. */
export const after = async (...lines: string[]) => (await visitAfter(...lines)).said

/** The same, with the answers that stand then. */
export async function visitAfter(...lines: string[]) {
  const { replies, stands } = await visitOf(lines)
  return { said: replies.at(-1) ?? '', stands }
}
