import { brandName } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import { join, resolve } from 'node:path'
import { CannotStart } from './startFailureReason.ts'
import type { Place } from '../outside/askByHttp.ts'
import { originsOf, proxiesOf, readSettings, secretsIn } from './environmentVariables.ts'
import type { Webhook } from '../webhooks/webhookLane.ts'

export type Env = ReturnType<typeof readEnv>

export function readEnv(from: Record<string, string | undefined>) {
  const read = readSettings(from)
  return {
    port: read.PORT ?? 3000,
    /** The address to listen on; undefined for all addresses of this machine. */
    host: read.HOST,
    /** The address that a person opens, if it differs from this port. */
    address: read.SITE_ADDRESS ?? `http://localhost:${read.PORT ?? 3000}`,
    /** The start of links in mails. Production needs the setting, because a visitor's Host header could be forged. */
    linkAddress: read.SITE_ADDRESS ?? (read.NODE_ENV === 'production' ? null : `http://localhost:${read.PORT ?? 3000}`),
    /** The start of addresses for search engines; null for the host of their request. */
    siteAddress: read.SITE_ADDRESS ?? null,
    /** The contact for security reports. */
    securityContact: read.SECURITY_CONTACT ?? null,
    /** Whether to serve the page that documents the API. */
    apiDocs: (read.API_DOCS ?? (read.NODE_ENV === 'production' ? 'off' : 'on')) === 'on',
    dataDir: read.DATA_DIR ?? 'data',
    databaseUrl: read.DATABASE_URL ?? null,
    masterKey: read.MASTER_KEY ?? null,
    masterKeyFile: read.MASTER_KEY_FILE ?? null,
    /** The file of erasures outside the database, so that a restored backup can erase them again. */
    erasuresFile: read.ERASURES_FILE ?? besideData(read.DATABASE_URL, read.DATA_DIR ?? 'data', 'erasures'),
    backupDir: read.BACKUP_DIR ?? `${resolve(read.DATA_DIR ?? 'data')}.backups`,
    /** The address of the figures for Prometheus; no port, no figures. */
    metrics: { port: read.METRICS_PORT ?? null, host: read.METRICS_HOST ?? '127.0.0.1' },
    /** The operator that sells. Production has no default. */
    seller: read.OPERATOR ?? (read.NODE_ENV === 'production' ? null : 'sample'),
    /** Whether pages, mails and the doctor say that the operator is a sample. */
    saysSample: read.NODE_ENV === 'production' && read.OPERATOR === 'sample',
    /** The API for the operator's own systems; no port, no API. */
    operator: operatorOf(read),
    /** How long a stopping server reports that it is not ready before it takes no more connections. */
    drainSeconds: read.DRAIN_SECONDS ?? 0,
    production: read.NODE_ENV === 'production',
    development: read.NODE_ENV === 'development',
    proxies: proxiesOf(read.TRUSTED_PROXIES ?? ''),
    /** The operator's scripts on public pages, which run once a visitor allows them. */
    scripts: { webchat: read.WEBCHAT_SCRIPT ?? null, affiliate: read.AFFILIATE_SCRIPT ?? null },
    /** Videos of news, parsed by newsVideosIn. */
    newsVideos: read.NEWS_VIDEOS ?? '',
    apiOrigins: originsOf(read.API_ORIGINS ?? ''),
    limits: {
      request: read.REQUESTS_PER_MINUTE ?? 6000,
      write: read.WRITES_PER_MINUTE ?? 600,
      lookup: read.LOOKUPS_PER_MINUTE ?? 1200,
    },
    atOnce: Math.max(1, read.REQUESTS_AT_ONCE ?? 32),
    customerLookups: read.CUSTOMER_LOOKUPS_PER_HOUR ?? 30,
    mail: mailOf(read.SMTP_URL, read.MAIL_FROM, read.DATA_DIR ?? 'data'),
    /** The hours until a visitor is reminded of an unfinished order; null for never. */
    remindAfter: read.REMIND_AFTER_HOURS || null,
    webhook: webhookOf(read),
    /** The system that assesses persons; without one the built-in rules do. */
    risk: systemOf(read, 'RISK'),
    /** The system that knows the coverage; without one the imported tables are used. */
    coverage: systemOf(read, 'COVERAGE'),
    /** The system that books visits; without one the imported crews are booked. */
    visits: systemOf(read, 'VISITS'),
    /** The system that knows contracts; without one the imported customers are used. */
    customers: systemOf(read, 'CUSTOMERS'),
    /** The webchat that receives order events; without it, only its script runs. */
    webchat: systemOf(read, 'WEBCHAT'),
    legacy:
      read.LEGACY_HOST && read.EMPLOYEE_OFFER_URL ? { host: read.LEGACY_HOST, offer: read.EMPLOYEE_OFFER_URL } : null,
    logLevel: read.LOG_LEVEL ?? (read.NODE_ENV === 'production' ? 'info' : 'error'),
  }
}

type Settings = ReturnType<typeof readSettings>
type SystemName = 'RISK' | 'COVERAGE' | 'VISITS' | 'CUSTOMERS' | 'WEBCHAT'

/** Requires TLS for the operator's API outside of this machine, because it sends private values. */
function operatorOf(read: Settings) {
  const { OPERATOR_PORT: port = null, OPERATOR_HOST: host = '127.0.0.1' } = read
  const tls = tlsOf(read, 'OPERATOR')
  if (port !== null && tls === null && !/^(localhost|127\.[\d.]+|::1)$/.test(host))
    throw new CannotStart(
      'OPERATOR_HOST is more than this machine, which needs OPERATOR_CERT_FILE and OPERATOR_KEY_FILE.',
    )
  return { port, host, tls }
}

/** The files of a certificate and its key, if there are any. */
function tlsOf(read: Settings, name: SystemName | 'OPERATOR') {
  const { [`${name}_CERT_FILE` as const]: cert, [`${name}_KEY_FILE` as const]: key } = read
  if ((cert === undefined) !== (key === undefined))
    throw new CannotStart(`${name}_CERT_FILE and ${name}_KEY_FILE belong together: give both or neither.`)
  return cert === undefined || key === undefined ? null : { cert, key }
}

/** A mail server, or a folder next to the data. A database in memory stores no mail. */
function mailOf(smtpUrl: string | undefined, from: string | undefined, dataDir: string) {
  const folder = dataDir === ':memory:' ? null : join(dataDir, 'outbox')
  return { smtpUrl: smtpUrl ?? null, from: from ?? `${brandName} <pedidos@ultrafibra.example>`, folder }
}

/** A file next to the data folder, not in it; null without a data folder of its own. */
function besideData(databaseUrl: string | undefined, dataDir: string, ending: string): string | null {
  return databaseUrl !== undefined || dataDir === ':memory:' ? null : `${resolve(dataDir)}.${ending}`
}

/** Signs events with two keys while a secret is replaced. */
function webhookOf(read: Settings): Webhook | null {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secrets = '', WEBHOOK_PUBLIC_KEY_FILE: file = null } = read
  if (url === undefined) return null
  if (read.NODE_ENV === 'production' && !url.startsWith('https:'))
    throw new CannotStart('In production a WEBHOOK_URL begins with https.')
  const keys = secretsIn(secrets)
  if (keys === null) throw new CannotStart('WEBHOOK_URL needs a WEBHOOK_SECRET.')
  return { url, keys, publicKeyFile: file }
}

/** A system of the operator. Requires TLS outside of this machine, because it receives private values. */
function systemOf(read: Settings, name: SystemName): Place | null {
  const { [`${name}_URL` as const]: url, [`${name}_TOKEN` as const]: token = null } = read
  if (url === undefined) return null
  if (!url.startsWith('https:') && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname))
    throw new CannotStart(`A ${name}_URL that is not of this machine begins with https.`)
  return { url, token, tls: tlsOf(read, name) }
}
