import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { embeddedRisk } from '../risk/embedded.ts'
import { givenAnswers, person } from '../risk/riskPort.ts'
import { quizFor } from '../risk/quiz.ts'

/** How the sample of an operator's risk system replies: as it should, or as systems do on a bad day. */
export type Behaviour = 'well' | 'late' | 'broken' | 'refusing' | 'nonsense' | 'half' | 'cut'
type Heard = { path: string; key: string; authorization: string }

const well: (nth: number) => Behaviour = () => 'well'

/** A risk system behind riskPort.ts, with the outcomes of the sample documents. `behave` says how it replies next. */
export async function riskSystem(port = 0) {
  const heard: Heard[] = []
  const next = { behave: well }

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '', headers } = request
    const body = await json(request)
    heard.push({ path, key: String(headers['idempotency-key']), authorization: headers.authorization ?? '' })
    const how = next.behave(heard.length)
    if (how === 'late') return
    if (how === 'cut') return void request.socket.destroy()
    const text = how === 'nonsense' ? '{"decision":"maybe"}' : JSON.stringify(await replyTo(path, body))
    const status = how === 'broken' ? 503 : how === 'refusing' ? 403 : 200
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(how === 'half' ? text.slice(0, text.length / 2) : text)
  }

  const server = createServer((request, response) => void reply(request, response)).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`
  const stop = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { url, heard, behave: (how: typeof well) => void (next.behave = how), stop }
}

async function replyTo(path: string, body: unknown): Promise<object> {
  const [, document] = /^\/quizzes\/(\d+)\/answers$/.exec(path) ?? []
  if (document !== undefined) {
    const { answers } = z.parse(givenAnswers, body)
    const given = answers.map(({ question, answer }) => ({ id: question, answer: { id: answer } }))
    return { passed: await embeddedRisk.grade(quizFor(document), given) }
  }
  const { birth_date, mothers_name, ...told } = z.parse(person, body)
  const decision = await embeddedRisk.assess({ ...told, birthDate: birth_date, motherName: mothers_name })
  if (decision.kind === 'approved') return { decision: 'approved' }
  if (decision.kind === 'rejected') return { decision: 'rejected', message: decision.message }
  const questions = decision.quiz.questions.map(({ id, text, answers }) => ({ id, text, answers }))
  return { decision: 'quiz', quiz: { id: told.document, questions } }
}
