import { textVisit } from '../../scripts/talk/textVisit.ts'
import { aServer } from './aServer.ts'
import { apiOf } from './overServer.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { person } from './person.ts'
import { isByHand, lastQuestion, questionsFrom, type ByHand } from './questionsOf.ts'

/** The replies to each line of a visit, and the questions answered at its end. */
async function visitOf(lines: readonly string[], prefix = '') {
  const server = await aServer()
  const visit = textVisit({ api: apiOf(server.app), prefix, at: '/chat', now: () => server.clock.at })
  await visit.begin()
  const replies: string[] = []
  for (const line of lines) replies.push((await visit.say(line)).join('\n'))
  const stands = visit.answered()
  visit.stop()
  await server.stop()
  return { replies, stands }
}

export const repliesTo = async (lines: readonly string[]): Promise<string[]> => (await visitOf(lines)).replies

export const after = async (...lines: string[]) => (await visitAfter(...lines)).said

/** The last reply in a campaign. */
export const afterIn = async (campaign: string, ...lines: string[]) =>
  (await visitOf(lines, campaign)).replies.at(-1) ?? ''

/** The last reply, and the present answers. */
export async function visitAfter(...lines: string[]) {
  const { replies, stands } = await visitOf(lines)
  return { said: replies.at(-1) ?? '', stands }
}

/** What the visitor of all tests answers otherwise in a talk, or in words. */
const inTalks = {
  plan: '500 mega',
  directDebit: 'débito automático',
  account: '67890-1',
  schedule: '1',
}
const words: Raw = { ...person, ...inTalks }

/** The answers in turn, by question, of an order to a house with a known street. */
const told = [
  ...questionsFrom('cep', lastQuestion)
    .filter((key) => !isByHand(key))
    .map((key) => [key, words[key] ?? ''] as const),
  ['review', 'aceito'],
  ['done', ''],
] as const

type Asked = Exclude<keyof typeof person | keyof typeof inTalks, ByHand | 'notice'> | 'review' | 'done'

/** The lines of a visit up to a question, the review or the end; `over` replaces some, or omits them with ''. */
export function linesTo(question: Asked, over: { [A in Asked]?: string } = {}): string[] {
  const said: Record<string, string> = over
  const at = told.findIndex(([key]) => key === question)
  return told.slice(0, at).flatMap(([key, line]) => (said[key] ?? line) || [])
}
