import * as z from 'zod/mini'

/** A schema as OpenAPI 3.1 has it. */
export function jsonSchema(from: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema: _, '~standard': __, ...schema } = z.toJSONSchema(from, { io, target: 'draft-2020-12' })
  return schema
}

/** The content of a body or a reply of this schema. */
export const jsonContent = (schema: object) => ({ 'application/json': { schema } })
