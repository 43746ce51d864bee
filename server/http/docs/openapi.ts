import { brandName } from '../../../src/api/contract/operatorSite/brandAndContact.ts'
import type * as z from 'zod/mini'
import { type Call, type CallName, calls } from '../../../src/api/contract/calls.ts'
import { problem } from '../../../src/api/contract/errors/problem.ts'
import { steps } from '../../../src/api/contract/lead/steps.ts'
import { callNames } from '../calls/bindCalls.ts'
import { changes, ruleOf } from '../calls/callRules.ts'
import { isGuarded } from '../crossSiteCheck.ts'
import { jsonContent, jsonSchema } from './jsonSchema.ts'

type Json = Record<string, unknown>

/** The contract as an OpenAPI 3.1 document. If calls name a path's parameters differently, the first one wins. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const name of callNames) {
    const { path, method } = calls[name]
    const published = Object.keys(paths).find((known) => shapeOf(known) === shapeOf(path)) ?? path
    paths[published] = { ...paths[published], [method.toLowerCase()]: operation(name, published) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: brandName,
      version: '1.0.0',
      description: 'Every call between the browser and the server of the fibre sale.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem, 'output') },
      responses: { Problem: json('A refusal or a failure', { $ref: '#/components/schemas/Problem' }) },
    },
  }
}

function operation(name: CallName, published: string): Json {
  const row: Call = calls[name]
  const body =
    row === calls.saveStep
      ? { oneOf: Object.values(steps).map((step) => jsonSchema(step, 'input')) }
      : row.body && jsonSchema(row.body, 'input')
  return {
    operationId: name,
    summary: ruleOf(name).about,
    ...(row.owned && {
      description: 'Needs the cookie given when the lead was created; without it the answer is 404.',
    }),
    parameters: [...inPath(row, published), ...parameters('query', row.query), ...headers(name)],
    ...(body && { requestBody: { required: true, content: jsonContent(body) } }),
    responses: { 200: json('Done', jsonSchema(row.reply, 'output')), ...failures(name) },
  }
}

/** A path without the names of its parameters. */
export const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '{}')
const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

function inPath({ path, params }: Call, published: string): Json[] {
  const [own, others] = [namesIn(path), namesIn(published)]
  return parameters('path', params).map((each) => ({ ...each, name: others[own.indexOf(String(each['name']))] }))
}

function parameters(place: 'path' | 'query', from: z.ZodMiniType | undefined): Json[] {
  if (!from) return []
  const { properties = {}, required = [] } = jsonSchema(from, 'input')
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }))
}

function headers(name: CallName): Json[] {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key and body get the same answer, and one effect.',
    schema: { type: 'string', minLength: 16, maxLength: 128 },
  }
  const version = {
    name: 'If-Match',
    in: 'header',
    description: 'The version last seen; another one by now is refused with 412.',
    schema: { type: 'string' },
  }
  const proof = {
    name: 'Proof-Of-Work',
    in: 'header',
    description:
      'The solution of the challenge in a 429: base64 of {"challenge": …, "solution": {counter, derivedKey}}.',
    schema: { type: 'string' },
  }
  return [...(changes(name) ? [key] : []), proof, ...(mayName(name) ? [version] : [])]
}

/** Whether a call requires or accepts an existing lead. */
const mayName = (name: CallName) => ruleOf(name).kinds !== undefined

function failures(name: CallName): Json {
  const { body }: Call = calls[name]
  const always = ['422', '429', '500', '503']
  const possible = [
    ...always,
    ...(body ? ['400', '413', '415'] : []),
    ...(changes(name) ? ['409'] : []),
    ...(isGuarded(name) ? ['403'] : []),
    ...(mayName(name) ? ['400', '404', '412'] : []),
    ...(ruleOf(name).optional ? ['404'] : []),
  ]
  return Object.fromEntries(possible.map((status) => [status, { $ref: '#/components/responses/Problem' }]))
}

const json = (description: string, schema: Json): Json => ({ description, content: jsonContent(schema) })
