import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Http } from '../clientAddress.ts'

/** Allows no inline script, and only third parties from settings. Prerendered art needs style attributes. */
export const policyFor = (
  styles: readonly string[],
  apiOrigins: readonly string[] = [],
  scriptOrigins: readonly string[] = [],
  frames: readonly string[] = [],
) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptOrigins].join(' '),
    ["style-src 'self'", ...styles.map(hashOf), ...scriptOrigins].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...scriptOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...apiOrigins, ...scriptOrigins].join(' '),
    ...framesOf([...scriptOrigins, ...frames]),
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(scriptOrigins.length > 0 ? [] : trustedTypes),
  ].join('; ')

/** The path of browsers' reports of policy violations. */
export const reportsPath = '/relatos-da-politica'

/** Makes browsers report violations, by the Reporting API and the older report-uri. */
export const withReporting = (policy: string) => ({
  'Content-Security-Policy': `${policy}; report-uri ${reportsPath}; report-to policy`,
  'Reporting-Endpoints': `policy="${reportsPath}"`,
})

const framesOf = (origins: readonly string[]) => (origins.length > 0 ? [['frame-src', ...origins].join(' ')] : [])

/** The policies of our own scripts, of the carousel's library and of the service worker. */
const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types scripts html worker 'allow-duplicates'"]

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Swagger UI inserts styles of its own. */
export const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

export const always = {
  'Content-Security-Policy': policyFor([]),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Adds the security headers to every response; a route may set its own first. */
export const securityHeaders = createMiddleware<Http>(async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(always)) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  if (c.var.https) c.res.headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
})
