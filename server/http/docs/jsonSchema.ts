import * as z from 'zod/mini'

/** A schema in the form of OpenAPI 3.1. */
export function jsonSchema(from: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema: _, '~standard': __, ...schema } = z.toJSONSchema(from, { io, target: 'draft-2020-12' })
  return schema
}

export const jsonContent = (schema: object) => ({ 'application/json': { schema } })
