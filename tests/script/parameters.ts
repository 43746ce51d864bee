/** The parameter names of a function. A destructured parameter keeps its braces. */
export function parametersOf(spoken: (...values: never[]) => unknown): string[] {
  const [, plain, alone = ''] =
    /^(?:function\s*\w*\s*)?\(((?:\{[^}]*\}|[^)])*)\)|^(\w+)\s*=>/.exec(spoken.toString()) ?? []
  return namesIn(plain ?? alone)
}

export const namesIn = (list: string) =>
  (list.match(/\{[^}]*\}|[^,{}]+/g) ?? []).map((part) => part.replace(/=.*$/s, '').trim()).filter(Boolean)

/** The first of each list, then the second of each, and so on. A shorter list repeats its last value. */
export function zipped(lists: readonly (readonly unknown[])[]): unknown[][] {
  const most = Math.max(1, ...lists.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) => lists.map((list) => list[Math.min(at, list.length - 1)]))
}
