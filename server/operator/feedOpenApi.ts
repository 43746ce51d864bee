import { brandName } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import { jsonContent, jsonSchema } from '../http/docs/jsonSchema.ts'
import { feedNames, feedProblem, feedQuery, feeds, tellings } from './feedContract.ts'

/** The feeds as an OpenAPI 3.1 document, from the schemas of their types. */
export function feedOpenApi() {
  return {
    openapi: '3.1.1',
    info: {
      title: `${brandName}: what was sold`,
      version: '1.0.0',
      description: 'For the systems of the operator. Ask with the `next` of the page before; begin with 0.',
    },
    security: [{ token: [] }],
    paths: {
      ...Object.fromEntries(feedNames.map((name) => [`/${name}`, { get: operation(name) }])),
      ...Object.fromEntries(tellingNames.map((name) => [tellings[name].path, { post: telling(name) }])),
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: jsonSchema(feedProblem, 'output') },
    },
  }
}

function operation(name: (typeof feedNames)[number]) {
  const { properties = {} } = jsonSchema(feedQuery, 'input')
  return {
    operationId: name,
    summary: feeds[name].about,
    parameters: Object.entries(properties).map(([each, of]) => ({ name: each, in: 'query', schema: of })),
    responses: {
      200: {
        description: 'What stands after the cursor, in order',
        content: jsonContent(jsonSchema(feeds[name].page, 'output')),
      },
      ...refusedWith([400, 401, 403, 409, 429, 500, 503]),
    },
  }
}

const tellingNames = ['orders.state', 'calls.outcome', 'visits'] as const

function telling(name: (typeof tellingNames)[number]) {
  const { about, names, body, reply } = tellings[name]
  return {
    operationId: name,
    summary: about,
    description: 'The same again changes nothing.',
    parameters: names === null ? [] : [{ name: names, in: 'path', required: true, schema: { type: 'string' } }],
    requestBody: { required: true, content: jsonContent(jsonSchema(body, 'input')) },
    responses: {
      200: { description: 'Kept', content: jsonContent(jsonSchema(reply, 'output')) },
      ...refusedWith([400, 401, 403, 404, ...(name === 'orders.state' ? [409] : []), 413, 429, 500, 503]),
    },
  }
}

const problem = { description: 'Refused', content: jsonContent({ $ref: '#/components/schemas/Problem' }) }
const refusedWith = (statuses: readonly number[]) => Object.fromEntries(statuses.map((status) => [status, problem]))
