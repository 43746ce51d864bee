import { describe, expect, it } from 'vitest'
import { apiOver } from '../../src/api/client.ts'
import type { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { calls, type CallName } from '../../src/api/contract/calls.ts'

type Reply = () => Response | Promise<Response>
type Failure = Pick<ApiError, 'message' | 'kind' | 'status'>

/** The errors of calls with their own texts, for an empty reply and for missing properties. */
const own: Record<CallName, { empty: string; missing: string }> = {
  cepInformation: { empty: 'Busca de CEP retornou vazia.', missing: 'UF, city, address' },
  findCeps: { empty: 'Resposta vazia do servidor.', missing: 'ceps, more' },
  coverage: { empty: 'Busca de endereço retornou vazia.', missing: 'plans' },
  addressInfo: {
    empty: 'Busca de endereço retornou vazia.',
    missing: 'cep, number, address, neighborhood, city, UF, infraco, complements',
  },
  complementTypes: { empty: 'Resposta vazia do servidor.', missing: 'complementTypes' },
  planFile: { empty: 'Resposta vazia do servidor.', missing: 'plans' },
  regulations: { empty: 'Lista de regulamentos e sumários retornou vazia.', missing: 'regulations, sumarries' },
  banks: { empty: 'Lista de bancos retornou vazia.', missing: 'banks' },
  slots: { empty: 'Resposta vazia do servidor.', missing: 'slots' },
  createLead: { empty: 'Gravação dos dados do usuário retornou vazia.', missing: 'success, id' },
  saveStep: { empty: 'Gravação dos dados do usuário retornou vazia.', missing: 'success' },
  confirmLead: { empty: 'Resposta vazia do servidor.', missing: 'quiz, quiz_needed, rejected, rejected_message' },
  answerQuiz: { empty: 'Resposta vazia do servidor.', missing: 'quiz, quiz_needed, rejected, rejected_message' },
  readLead: { empty: 'Busca dos dados do usuário retornou vazia.', missing: 'id, address' },
  finishLead: { empty: 'Resposta vazia do servidor.', missing: 'success, orderNumber' },
  removeLead: { empty: 'Resposta vazia do servidor.', missing: 'success' },
  exportLead: { empty: 'Resposta vazia do servidor.', missing: 'success, everything' },
  makeResumeLink: {
    empty: 'Resposta vazia do servidor.',
    missing: 'success, token, email, challenge, expiresAt',
  },
  readResumeLink: { empty: 'Resposta vazia do servidor.', missing: 'success, order' },
  openResumeLink: { empty: 'Resposta vazia do servidor.', missing: 'success, opened' },
  readOtherDevices: { empty: 'Resposta vazia do servidor.', missing: 'success, devices, links' },
  endOtherDevices: { empty: 'Resposta vazia do servidor.', missing: 'success, devices, links' },
  endThisDevice: { empty: 'Resposta vazia do servidor.', missing: 'success' },
  tellEvents: { empty: 'Resposta vazia do servidor.', missing: 'told' },
  readPlacedOrder: { empty: 'Resposta vazia do servidor.', missing: 'success, order' },
  keepNoCoverage: { empty: 'Gravação dos dados do usuário retornou vazia.', missing: 'success, id' },
  addContact: { empty: 'Gravação dos dados do usuário retornou vazia.', missing: 'success, id' },
  forgetNoCoverage: { empty: 'Resposta vazia do servidor.', missing: 'success, id' },
  requestCall: { empty: 'Resposta vazia do servidor.', missing: 'success, id' },
  createLegacyLead: { empty: 'Gravação dos dados do usuário retornou vazia.', missing: 'success, id' },
  createFromRenta: { empty: 'Gravação dos dados do usuário retornou vazia.', missing: 'success, id' },
  sendCollaboratorCode: { empty: 'Resposta vazia do servidor.', missing: 'success, email, expiresAt' },
  checkCollaboratorCode: { empty: 'Resposta vazia do servidor.', missing: 'success, validated, expired, triesLeft' },
  renewalOffers: {
    empty: 'Sem dados do usuário.',
    missing: 'plansOffers, id_renewal_request, id_renewal_base_user, userData',
  },
  chooseRenewal: { empty: 'Gravação dos dados do usuário retornou vazia.', missing: 'success' },
  finishRenewal: { empty: 'Resposta vazia do servidor.', missing: 'success, orderNumber' },
  checkClient: { empty: 'Resposta vazia do servidor.', missing: 'client' },
  migrationOffers: { empty: 'Sem dados do usuário.', missing: 'plansOffers, idLead, userData' },
  chooseMigrationPlan: { empty: 'Gravação dos dados do usuário retornou vazia.', missing: 'success' },
  saveMigrationAddress: { empty: 'Gravação dos dados do usuário retornou vazia.', missing: 'success' },
  readMigration: { empty: 'Busca dos dados do usuário retornou vazia.', missing: 'id, address' },
}

const reply = (body: string, status: number, statusText: string, type: string) => () =>
  new Response(body, { status, statusText, ...(type && { headers: { 'content-type': type } }) })
const raw = (body: string, status = 200, statusText = '') =>
  reply(body, status, statusText, 'application/json; charset=utf-8')
const html = (status: number, statusText: string) => reply('<h1>Manutenção</h1>', status, statusText, 'text/html')
const fails =
  (error: Error): Reply =>
  async () => {
    throw error
  }
const breaksOff =
  (error: Error): Reply =>
  () =>
    new Response(new ReadableStream({ start: (stream) => stream.error(error) }), {
      headers: { 'content-type': 'application/json' },
    })
const late = new DOMException('late', 'TimeoutError')

const network: Failure = {
  kind: 'network',
  status: 0,
  message: 'Erro de rede: sua conexão caiu ou o servidor está fora do ar.',
}
const timeout: Failure = { kind: 'timeout', status: 0, message: 'O servidor demorou muito pra responder (20s).' }
const http = (status: number, text: string): Failure => ({
  kind: 'http',
  status,
  message: `Erro HTTP ${status} ${text}.`,
})
const format = (type: string): Failure => ({
  kind: 'contentType',
  status: 200,
  message: `Resposta do servidor em formato inválido ${type}.`,
})
const corrupt: Failure = { kind: 'unparseable', status: 200, message: 'Resposta do servidor corrompida.' }
const server: Failure = {
  kind: 'server',
  status: 200,
  message: 'Erro no servidor. Por favor tente novamente mais tarde.',
}
const said = (message: string, status = 200): Failure => ({ kind: 'refused', status, message })
const wordless = (name: CallName, status = 200) =>
  said(name === 'cepInformation' ? 'CEP inválido ou inexistente. Confira os números.' : server.message, status)
const empty = (name: CallName): Failure => ({ kind: 'empty', status: 200, message: own[name].empty })
const missing = (name: CallName): Failure => ({
  kind: 'missing',
  status: 0,
  message: `Propriedades não encontradas ${name === 'cepInformation' ? 'no endereço' : 'na resposta'}: ${own[name].missing}.`,
})

const cases: [what: string, reply: Reply, told: Failure | ((name: CallName) => Failure)][] = [
  ['a line that is down', fails(new TypeError('Failed to fetch')), network],
  ['a line that breaks off in the middle', breaksOff(new TypeError('terminated')), network],
  ['a server that takes too long', fails(late), timeout],
  ['a server that stops in the middle for too long', breaksOff(late), timeout],
  ['a page with status 404', html(404, 'Not Found'), http(404, 'Not Found')],
  ['a page with status 502', html(502, 'Bad Gateway'), http(502, 'Bad Gateway')],
  ['nothing, with status 503', raw('', 503, 'Service Unavailable'), http(503, 'Service Unavailable')],
  [
    'data cut short, with status 500',
    raw('{"error": "Fora', 500, 'Internal Server Error'),
    http(500, 'Internal Server Error'),
  ],
  [
    'data without words, with status 400',
    raw('{"ok":1}', 400, 'Bad Request'),
    { ...http(400, 'Bad Request'), kind: 'refused' },
  ],
  ['nothing but status 403', raw('{}', 403, 'Forbidden'), { ...http(403, 'Forbidden'), kind: 'refused' }],
  ['a page instead of data', html(200, 'OK'), format('text/html')],
  ['data that says it is text', reply('{"success":true}', 200, 'OK', 'text/plain'), format('text/plain')],
  [
    'data that does not say what it is',
    () => new Response(new TextEncoder().encode('{"success":true}')),
    format('(sem tipo)'),
  ],
  ['data cut short', raw('{"success": true, "id'), corrupt],
  ['what is no data', raw('<h1>Manutenção</h1>'), corrupt],
  ['nothing at all', raw(''), empty],
  ['nothing but blanks', raw(' \n'), empty],
  ['no content', () => new Response(null, { status: 204 }), (name) => ({ ...empty(name), status: 204 })],
  ['null', raw('null'), empty],
  ['an empty object', raw('{}'), empty],
  ['an empty list', raw('[]'), empty],
  ['other properties', raw('{"other":1}'), missing],
  ['a list', raw('[1]'), missing],
  ['a word', raw('"ok"'), missing],
  ['success false', raw('{"success":false}'), server],
  ['success false, with words', raw('{"success":false,"message":"Voltamos às 14h."}'), said('Voltamos às 14h.')],
  ['a lead that is null', raw('{"lead":null}'), said('Sem cobertura.')],
  ...['error', 'erro', 'message', 'mensagem'].flatMap((field): typeof cases => [
    [`words under ${field}`, raw(`{"success":true,"${field}":"Voltamos às 14h."}`), said('Voltamos às 14h.')],
    [
      `words under ${field}, with status 422`,
      raw(`{"${field}":"Voltamos às 14h."}`, 422),
      said('Voltamos às 14h.', 422),
    ],
    [
      `words under ${field}, with status 500`,
      raw(`{"${field}":"Voltamos às 14h."}`, 500),
      said('Voltamos às 14h.', 500),
    ],
    [`a message inside ${field}`, raw(`{"${field}":{"message":"Voltamos às 14h."}}`), said('Voltamos às 14h.')],
    [`${field} without words`, raw(`{"${field}":true}`), wordless],
    [`${field} with none`, raw(`{"${field}":""}`), wordless],
  ]),
  [
    'an error without words, and words elsewhere',
    raw('{"erro":true,"mensagem":"Voltamos às 14h."}'),
    said('Voltamos às 14h.'),
  ],
  ['an error inside the data', raw('{"data":{"error":"Voltamos às 14h."}}'), said('Voltamos às 14h.')],
]

const isCall = (name: string): name is CallName => name in own

describe.each(Object.keys(calls).filter(isCall))('%s', (name) => {
  it.each(cases)('reports %s in its exact words', async (_, answer, told) => {
    const api = apiOver({ host: '', fetch: async () => answer(), timeout: 20_000 })
    await expect(api(name, {})).rejects.toMatchObject(typeof told === 'function' ? told(name) : told)
  })
})

it('every call is listed', () => expect(Object.keys(own)).toEqual(Object.keys(calls)))

it('an empty list of banks counts as an empty reply', async () => {
  const api = apiOver({ host: '', fetch: async () => raw('{"banks":[]}')(), timeout: 1 })
  await expect(api('banks', {})).rejects.toMatchObject({ kind: 'empty', message: 'Lista de bancos retornou vazia.' })
})

it('properties of another type are named one by one', async () => {
  const api = apiOver({ host: '', fetch: async () => raw('{"banks":[{"id":1}]}')(), timeout: 1 })
  await expect(api('banks', {})).rejects.toMatchObject({
    message:
      'Propriedades não encontradas na resposta: banks.0.id, banks.0.code, banks.0.name, banks.0.agency, banks.0.account.',
  })
})

it.each(Object.keys(calls).filter(isCall))('%s times out without a reply', async (name) => {
  const api = apiOver({
    host: '',
    fetch: (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
    timeout: 30,
  })
  await expect(api(name, {})).rejects.toMatchObject({
    kind: 'timeout',
    message: 'O servidor demorou muito pra responder (0.03s).',
  })
})
