import * as z from 'zod/mini'
import { type Call, type CallName, calls } from '../../src/api/contract/calls.ts'
import { problem } from '../../src/api/contract/problem.ts'
import { steps } from '../../src/api/contract/steps.ts'
import { callNames } from './bind.ts'

type Json = Record<string, unknown>

/** The contract as an OpenAPI 3.1 document. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const name of callNames()) {
    const { path, method } = calls[name]
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name) }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'TIM Ultrafibra', version: '1.0.0', description: 'Every call between the browser and the server of the fibre sale.' },
    servers: [{ url: '/api' }],
    paths,
    components: { schemas: { Problem: schema(problem, 'output') }, responses: { Problem: json('A refusal or a failure', { $ref: '#/components/schemas/Problem' }) } },
  }
}

function operation(name: CallName): Json {
  const row: Call = calls[name]
  const body = row === calls.saveStep ? { oneOf: Object.values(steps).map((step) => schema(step, 'input')) } : row.body && schema(row.body, 'input')
  return {
    operationId: name,
    summary: row.about,
    ...(row.owned && { description: 'Needs the cookie given when the lead was created; without it the answer is 404.' }),
    parameters: [...parameters('path', row.params), ...parameters('query', row.query), ...headers(row)],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: { 200: json('Done', schema(row.reply, 'output')), ...failures(row) },
  }
}

function parameters(place: 'path' | 'query', from: z.ZodMiniType | undefined): Json[] {
  if (!from) return []
  const { properties = {}, required = [] } = schema(from, 'input')
  return Object.entries(properties).map(([name, each]) => ({ name, in: place, required: place === 'path' || required.includes(name), schema: each }))
}

function headers({ method, owned }: Call): Json[] {
  if (method === 'GET') return []
  const key = { name: 'Idempotency-Key', in: 'header', description: 'The same key and body get the same answer, and one effect.', schema: { type: 'string', minLength: 16, maxLength: 128 } }
  const version = { name: 'If-Match', in: 'header', description: 'The version last seen; another one by now is refused with 412.', schema: { type: 'string' } }
  return owned ? [key, version] : [key]
}

function failures({ method, owned }: Call): Json {
  const possible = ['422', '429', '500', '503', ...(owned ? ['404'] : []), ...(method === 'GET' ? [] : ['400', '409', '413', '415']), ...(owned && method !== 'GET' ? ['412'] : [])]
  return Object.fromEntries(possible.map((status) => [status, { $ref: '#/components/responses/Problem' }]))
}

function schema(from: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema: _, '~standard': __, ...rest } = z.toJSONSchema(from, { io, target: 'draft-2020-12' })
  return rest
}

const json = (description: string, each: Json): Json => ({ description, content: { 'application/json': { schema: each } } })
