import { textVisit } from '../../scripts/talk/textVisit.ts'
import { aServer } from './aServer.ts'
import { apiOf } from './overServer.ts'
import type { person } from './person.ts'

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

/** The answers in turn, by question. */
const told = {
  cep: '14010-100',
  number: '35',
  complement: 'sem complemento',
  plan: '500 mega',
  name: 'Ana Souza Lima',
  phone: '16 99123-4567',
  email: 'ana@provedor.com.br',
  acceptPromotions: 'não',
  birthDate: '15/03/1990',
  motherName: 'Maria Souza Lima',
  document: '529.982.247-25',
  dueDate: 'dia 10',
  directDebit: 'débito automático',
  bank: 'Banco do Brasil',
  agency: '1234-5',
  account: '67890-1',
  schedule: '1',
  review: 'aceito',
  done: '',
} satisfies Record<Asked | 'schedule' | 'review' | 'done', string>
/** The questions of a plain order to a house with a known street. */
type Asked = Exclude<keyof typeof person, 'block' | 'lot' | 'state' | 'city' | 'neighborhood' | 'street' | 'notice'>
type Told = Record<keyof typeof told, string>

/** The lines of a visit up to a question, the review or the end; `over` replaces some, or omits them with ''. */
export function linesTo(question: keyof Told, over: Partial<Told> = {}): string[] {
  const all = Object.entries<string>({ ...told, ...over })
  return all
    .slice(
      0,
      all.findIndex(([key]) => key === question),
    )
    .flatMap(([, line]) => (line === '' ? [] : [line]))
}
