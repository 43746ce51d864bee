import * as z from 'zod/mini'
import { type Call, type CallName, calls } from '../../../src/api/contract/calls.ts'
import { steps } from '../../../src/api/contract/lead/steps.ts'
import type { CallInput } from './handlerContext.ts'
import { notFound, refuse, refuseFields } from '../refusal.ts'
import { refusals } from '../refusalMessages.ts'
import type { HttpContext } from '../clientAddress.ts'
import { refusalText } from '../../../src/api/contract/errors/validationMessages.ts'

type Parts = { params: unknown; query: unknown; body: unknown }
type Part = keyof Parts

/** The typed parts of a request. Throws a refusal with each wrong field. */
export async function readInput<N extends CallName>(name: N, c: HttpContext): Promise<CallInput<N>> {
  const row: Call = calls[name]
  const input: Parts = { params: { ...c.req.param() }, query: readQuery(c), body: row.body ? await readBody(c) : {} }
  assertInput(name, input)
  return input
}

function assertInput<N extends CallName>(name: N, input: Parts): asserts input is CallInput<N> {
  const row: Call = calls[name]
  for (const part of ['params', 'query', 'body'] as const) check(part, schemaOf(row, part, input), input[part])
}

/** Uses the step's own schema for its body, so that a refusal names the field. */
function schemaOf(row: Call, part: Part, input: Parts): z.ZodMiniType {
  if (part !== 'body' || row !== calls.saveStep) return row[part] ?? z.strictObject({})
  const asked = calls.saveStep.params.safeParse(input.params)
  return asked.success ? steps[asked.data.step] : calls.saveStep.body
}

function check(part: Part, schema: z.ZodMiniType, value: unknown): void {
  const { error } = z.safeParse(schema, value, { reportInput: true })
  if (!error) return
  const fields = fieldErrors(error.issues)
  throw leadIds.some((key) => fields[key] === refusals['field.invalid']) ? notFound() : refuseFields(fields)
}

/** The fields that may name a lead. A malformed id is answered like an unknown one. */
const leadIds = ['idLead', 'leadId', 'id', 'id_renewal_request_user']

function readQuery(c: HttpContext): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(c.req.queries()).map(([key, values]) => [key, values.length === 1 ? values[0] : values]),
  )
}

async function readBody(c: HttpContext): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) throw refuse(415, 'body.type')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await c.req.arrayBuffer()))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) throw refuse(400, 'body.malformed')
    throw error
  }
}

type Issue = z.core.$ZodIssue

/** The refusals of values in the visitor's words, by path. */
function fieldErrors(issues: readonly Issue[], at: readonly PropertyKey[] = []): Record<string, string> {
  return Object.fromEntries(issues.flatMap((issue) => entriesOf(issue, [...at, ...issue.path])).toReversed())
}

function entriesOf(issue: Issue, path: readonly PropertyKey[]): [string, string][] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => [pathOf([...path, key]), refusals['field.unknown']])
  if (issue.code === 'invalid_union') return Object.entries(fieldErrors(closest(issue.errors), path))
  return [[pathOf(path), refusalText(issue.message) ?? whatIsWrong(issue)]]
}

/** The alternative with the fewest issues. */
function closest(alternatives: readonly (readonly Issue[])[]): readonly Issue[] {
  return alternatives.toSorted((a, b) => a.length - b.length)[0] ?? []
}

function whatIsWrong(issue: Issue): string {
  return issue.code === 'invalid_type' && issue.input === undefined
    ? refusals['field.missing']
    : refusals['field.invalid']
}

const pathOf = (path: readonly PropertyKey[]) => path.map(String).join('.') || 'body'
