import type * as z from 'zod/mini'
import { jsonContent, jsonSchema } from '../http/docs/jsonSchema.ts'

/** `isKeyed`: the same Idempotency-Key means the same question. */
type Operation = { name: string; summary: string; asks: z.ZodMiniType; replies: z.ZodMiniType; isKeyed: boolean }
type Port = { title: string; description: string; operations: Record<string, Operation> }

/** A port as an OpenAPI 3.1 document, for developers of the system behind it. */
export function operatorSystemOpenApi({ title, description, operations }: Port) {
  return {
    openapi: '3.1.1',
    info: { title, version: '1.0.0', description },
    security: [{ token: [] }, {}],
    paths: Object.fromEntries(
      Object.entries(operations).map(([path, operation]) => [path, { post: postOf(path, operation) }]),
    ),
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  }
}

const required = { required: true, schema: { type: 'string' } }

function postOf(path: string, { name, summary, asks, replies, isKeyed }: Operation) {
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, place]) => ({ name: place, in: 'path', ...required }))
  const key = isKeyed ? [{ name: 'Idempotency-Key', in: 'header', ...required }] : []
  return {
    operationId: name,
    summary,
    parameters: [...places, ...key],
    requestBody: { required: true, content: jsonContent(jsonSchema(asks, 'input')) },
    responses: { 200: { description: 'The reply', content: jsonContent(jsonSchema(replies, 'input')) } },
  }
}
