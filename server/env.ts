import { BlockList, isIPv6 } from 'node:net'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { CannotStart } from './cannotStart.ts'
import { keyOf } from './webhooks/signature.ts'
import type { Webhook } from './webhooks/webhookLane.ts'

const text = z.string().check(z.minLength(1))
const count = (most: number) =>
  z.pipe(z.string().check(z.regex(/^\d+$/)), z.pipe(z.transform(Number), z.number().check(z.maximum(most))))

const variables = z.object({
  PORT: z.optional(count(65_535)),
  WEBCHAT_SCRIPT: z.optional(z.url({ protocol: /^https?$/ })),
  AFFILIATE_SCRIPT: z.optional(z.url({ protocol: /^https?$/ })),
  SITE_ADDRESS: z.optional(z.url({ protocol: /^https?$/ })),
  DATA_DIR: z.optional(text),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\/\S+$/))),
  MASTER_KEY: z.optional(text),
  MASTER_KEY_FILE: z.optional(text),
  NODE_ENV: z.optional(z.string()),
  TRUSTED_PROXIES: z.optional(z.string()),
  API_ORIGINS: z.optional(z.string()),
  REQUESTS_PER_MINUTE: z.optional(count(1_000_000)),
  REQUESTS_AT_ONCE: z.optional(count(10_000)),
  WRITES_PER_MINUTE: z.optional(count(1_000_000)),
  LOOKUPS_PER_MINUTE: z.optional(count(1_000_000)),
  CUSTOMER_LOOKUPS_PER_HOUR: z.optional(count(1_000_000)),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/\S+$/))),
  MAIL_FROM: z.optional(text),
  REMIND_AFTER_HOURS: z.optional(count(48)),
  WEBHOOK_URL: z.optional(z.url({ protocol: /^https?$/ })),
  WEBHOOK_SECRET: z.optional(text),
  LEGACY_HOST: z.optional(text),
  EMPLOYEE_OFFER_URL: z.optional(z.string().check(z.regex(/^https?:\/\/\S+$/))),
  LOG_LEVEL: z.optional(z.enum(['silent', 'error', 'warn', 'info'])),
})

/** The settings of the server, read once at its start. */
export type Env = ReturnType<typeof readEnv>

export function readEnv(from: Record<string, string | undefined>) {
  const read = z.parse(variables, withoutEmpty(from))
  return {
    port: read.PORT ?? 3000,
    /** The address of the product for a person, if it differs from this port. */
    address: read.SITE_ADDRESS ?? `http://localhost:${read.PORT ?? 3000}`,
    /**
     * The start of links in mails. Production needs the setting, because a visitor's own header could lead anywhere.
     */
    linkAddress: read.SITE_ADDRESS ?? (read.NODE_ENV === 'production' ? null : `http://localhost:${read.PORT ?? 3000}`),
    /** The start of addresses that search engines are told. Without the setting it is where they asked. */
    siteAddress: read.SITE_ADDRESS ?? null,
    dataDir: read.DATA_DIR ?? 'data',
    databaseUrl: read.DATABASE_URL ?? null,
    masterKey: read.MASTER_KEY ?? null,
    masterKeyFile: read.MASTER_KEY_FILE ?? null,
    production: read.NODE_ENV === 'production',
    development: read.NODE_ENV === 'development',
    proxies: proxiesOf(read.TRUSTED_PROXIES ?? ''),
    /** The operator's scripts on open pages, which run once a visitor allows them. */
    scripts: { webchat: read.WEBCHAT_SCRIPT ?? null, affiliate: read.AFFILIATE_SCRIPT ?? null },
    apiOrigins: originsOf(read.API_ORIGINS ?? ''),
    limits: {
      request: read.REQUESTS_PER_MINUTE ?? 6000,
      write: read.WRITES_PER_MINUTE ?? 600,
      lookup: read.LOOKUPS_PER_MINUTE ?? 1200,
    },
    atOnce: Math.max(1, read.REQUESTS_AT_ONCE ?? 32),
    customerLookups: read.CUSTOMER_LOOKUPS_PER_HOUR ?? 30,
    mail: mailOf(read.SMTP_URL, read.MAIL_FROM, read.DATA_DIR ?? 'data'),
    /** The hours after which a visitor who left an order is reminded, if that is wanted. */
    remindAfter: read.REMIND_AFTER_HOURS || null,
    webhook: webhookOf(read.WEBHOOK_URL, read.WEBHOOK_SECRET, read.NODE_ENV === 'production'),
    legacy:
      read.LEGACY_HOST && read.EMPLOYEE_OFFER_URL ? { host: read.LEGACY_HOST, offer: read.EMPLOYEE_OFFER_URL } : null,
    logLevel: read.LOG_LEVEL ?? (read.NODE_ENV === 'production' ? 'info' : 'error'),
  }
}

/** The way of mail: a server, or a folder beside the data. A database in memory keeps no mail. */
function mailOf(smtpUrl: string | undefined, from: string | undefined, dataDir: string) {
  const folder = dataDir === ':memory:' ? null : join(dataDir, 'outbox')
  return { smtpUrl: smtpUrl ?? null, from: from ?? 'TIM Ultrafibra <pedidos@ultrafibra.example>', folder }
}

/** Where events go, and the keys that sign them: a new secret and the one before it, while both are in use. */
function webhookOf(url: string | undefined, secrets = '', production = false): Webhook | null {
  if (url === undefined) return null
  const { protocol, username, password } = new URL(url)
  if (username || password || (production && protocol !== 'https:'))
    throw new CannotStart('The setting WEBHOOK_URL is not valid: give an https address without a user or password.')
  const keys = secrets.split(/[\s,]+/).map(keyOf)
  if (!keys.every((key) => key !== null))
    throw new CannotStart(
      'WEBHOOK_URL needs a WEBHOOK_SECRET: whsec_ and 24 to 64 bytes of base64, such as whsec_$(openssl rand -base64 32).',
    )
  return { url, keys }
}

/** The proxies whose X-Forwarded headers are trusted: `10.0.0.0/8, ::1`. */
function proxiesOf(list: string): BlockList {
  const proxies = new BlockList()
  for (const each of list.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits] = each.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(bits), family)
  }
  return proxies
}

/** More origins whose API the pages may call: `https://api.example.com, https://other.example.com`. */
function originsOf(list: string): string[] {
  const origins = list.split(/[\s,]+/).filter(Boolean)
  const wrong = origins.find((each) => !isOrigin(each))
  if (wrong !== undefined)
    throw new CannotStart(
      `The setting API_ORIGINS is not valid: ${wrong} is no origin. Give scheme, host and port alone, such as https://api.example.com.`,
    )
  return origins
}

const isOrigin = (given: string) =>
  /^https?:\/\/[^*]+$/.test(given) && URL.canParse(given) && new URL(given).origin === given

function withoutEmpty(from: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(from).filter(([, value]) => value !== ''))
}
