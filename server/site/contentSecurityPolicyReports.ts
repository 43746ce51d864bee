import type { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Http } from '../http/clientAddress.ts'
import { reportsPath } from '../http/replies/securityHeaders.ts'

/** The directives of a page's policy. Other names are counted as `other`. */
export const directives =
  'script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr default-src img-src font-src connect-src frame-src manifest-src worker-src object-src media-src form-action frame-ancestors base-uri require-trusted-types-for trusted-types other'.split(
    ' ',
  )

/** A list by the Reporting API, or one report by `report-uri`. The rest of a report is ignored. */
const listed = z.array(z.object({ type: z.string(), body: z.object({ effectiveDirective: z.optional(z.string()) }) }))
const single = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
  }),
})

/** Counts violations of the policy by directive. Stores no URLs, because they may be a visitor's. */
export function bindContentSecurityPolicyReports(app: Hono<Http>, count: (directive: string) => void): void {
  app.post(reportsPath, async (c) => {
    const reported = directivesIn(await c.req.json().catch(() => null))
    for (const directive of new Set(reported)) count(directives.includes(directive) ? directive : 'other')
    return c.body(null, 204, { 'Cache-Control': 'no-store' })
  })
}

function directivesIn(report: unknown): string[] {
  const { data: list = [] } = z.safeParse(listed, report)
  const { data: one } = z.safeParse(single, report)
  const violated = one?.['csp-report']
  return [
    ...list.filter(({ type }) => type === 'csp-violation').map(({ body }) => body.effectiveDirective ?? ''),
    ...(violated ? [violated['effective-directive'] ?? violated['violated-directive']?.split(' ')[0] ?? ''] : []),
  ]
}
