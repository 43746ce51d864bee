import type * as z from 'zod/mini'
import { refusalText } from '../../../src/api/contract/errors/validationMessages.ts'
import { refusals } from '../refusalMessages.ts'

type Issue = z.core.$ZodIssue

/** The refusals of values in the visitor's words, by path. */
export function fieldErrors(issues: readonly Issue[], at: readonly PropertyKey[] = []): Record<string, string> {
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
