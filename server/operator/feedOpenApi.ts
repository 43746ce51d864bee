import * as z from 'zod/mini'
import { feedNames, feedProblem, feedQuery, feeds } from './contract.ts'

/** The feeds as an OpenAPI 3.1 document, from the schemas that they are typed by. */
export function feedOpenApi() {
  return {
    openapi: '3.1.1',
    info: {
      title: 'TIM Ultrafibra: what was sold',
      version: '1.0.0',
      description: 'For the systems of the operator. Ask with the `next` of the page before; begin with 0.',
    },
    security: [{ token: [] }],
    paths: Object.fromEntries(feedNames.map((name) => [`/${name}`, { get: operation(name) }])),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: schema(feedProblem, 'output') },
    },
  }
}

function operation(name: (typeof feedNames)[number]) {
  const { properties = {} } = schema(feedQuery, 'input')
  const problem = { description: 'Refused', content: json({ $ref: '#/components/schemas/Problem' }) }
  return {
    operationId: name,
    summary: feeds[name].about,
    parameters: Object.entries(properties).map(([each, of]) => ({ name: each, in: 'query', schema: of })),
    responses: {
      200: { description: 'What stands after the cursor, in order', content: json(schema(feeds[name].page, 'output')) },
      ...Object.fromEntries([400, 401, 403, 409, 429, 500, 503].map((status) => [status, problem])),
    },
  }
}

function schema(from: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema: _, '~standard': __, ...rest } = z.toJSONSchema(from, { io, target: 'draft-2020-12' })
  return rest
}

const json = (of: object) => ({ 'application/json': { schema: of } })
