import type { Result } from 'lighthouse'

/** The limits of a page on a simulated phone: full scores, and generous limits for speed and size. */
export type Expected = {
  path: string
  whole: readonly string[]
  least: { performance: number }
  most: {
    'largest-contentful-paint': number
    'total-blocking-time': number
    'cumulative-layout-shift': number
    'total-byte-weight': number
    unusedScriptBytes: number
  }
}

/** Every failed check of a category, by name. */
export function imperfections({ categories, audits }: Result, { whole }: Expected): string[] {
  return whole
    .filter((category) => categories[category]?.score !== 1)
    .flatMap((category) => {
      const failed = categories[category]?.auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]?.score !== 1)
      return [`${category} is not 100: ${failed?.map(({ id }) => id).join(', ') ?? 'it was not measured'}`]
    })
}

/** The figures of a visit that exceed their limits. */
export function slowness(result: Result, { least, most }: Expected): string[] {
  const figures = figuresOf(result)
  const over = Object.entries(most)
    .filter(([name, limit]) => !(Number(figures[name]) <= limit))
    .map(([name, limit]) => `${name} is ${figures[name]}, at most ${limit}`)
  const blocking = itemsOf(result, 'render-blocking-insight').map(({ url }) => `${String(url)} blocks the first paint`)
  return [
    ...over,
    ...blocking,
    ...(Number(figures['performance']) >= least.performance
      ? []
      : [`performance is ${figures['performance']}, at least ${least.performance}`]),
    ...(isWords(result) ? [] : ['the largest element on arrival is no heading and no paragraph']),
  ]
}

export function figuresOf(result: Result): Record<string, number | undefined> {
  const figure = (id: string) => result.audits[id]?.numericValue
  const unused = itemsOf(result, 'unused-javascript').map(({ wastedBytes }) => Number(wastedBytes))
  return {
    performance: result.categories['performance']?.score ?? undefined,
    'largest-contentful-paint': figure('largest-contentful-paint'),
    'total-blocking-time': figure('total-blocking-time'),
    'cumulative-layout-shift': figure('cumulative-layout-shift'),
    'total-byte-weight': figure('total-byte-weight'),
    unusedScriptBytes: unused.reduce((sum, bytes) => sum + bytes, 0),
  }
}

/** Whether the largest paint is text sent with the page, not added by a script. */
function isWords(result: Result): boolean {
  return JSON.stringify(itemsOf(result, 'lcp-breakdown-insight')).match(/"snippet":"<(h1|h2|p)\b/) !== null
}

function itemsOf(result: Result, id: string) {
  const details = result.audits[id]?.details
  return details && 'items' in details && Array.isArray(details.items) ? details.items : []
}
