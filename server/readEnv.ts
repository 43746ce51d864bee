import { brandName } from '../src/api/contract/operatorSite/brandAndContact.ts'
import { join, resolve } from 'node:path'
import { CannotStart } from './startFailureReason.ts'
import type { Place } from './outside/askByHttp.ts'
import { originsOf, proxiesOf, readSettings, secretsIn } from './environmentVariables.ts'
import type { Webhook } from './webhooks/webhookLane.ts'

/** The settings of the server, read once at its start. */
export type Env = ReturnType<typeof readEnv>

export function readEnv(from: Record<string, string | undefined>) {
  const read = readSettings(from)
  return {
    port: read.PORT ?? 3000,
    /** The address that visitors are served at; without one, all that this machine has. */
    host: read.HOST,
    /** The address of the product for a person, if it differs from this port. */
    address: read.SITE_ADDRESS ?? `http://localhost:${read.PORT ?? 3000}`,
    /**
     * The start of links in mails. Production needs the setting, because a visitor's own header could lead anywhere.
     */
    linkAddress: read.SITE_ADDRESS ?? (read.NODE_ENV === 'production' ? null : `http://localhost:${read.PORT ?? 3000}`),
    /** The start of addresses that search engines are told. Without the setting it is where they asked. */
    siteAddress: read.SITE_ADDRESS ?? null,
    /** Whom to tell of a hole. */
    securityContact: read.SECURITY_CONTACT ?? null,
    /** Whether there is a page to read the contract on, and to try it. */
    apiDocs: (read.API_DOCS ?? (read.NODE_ENV === 'production' ? 'off' : 'on')) === 'on',
    dataDir: read.DATA_DIR ?? 'data',
    databaseUrl: read.DATABASE_URL ?? null,
    masterKey: read.MASTER_KEY ?? null,
    masterKeyFile: read.MASTER_KEY_FILE ?? null,
    /** Where erasures are noted outside the database, so that a restored backup can erase them again. */
    erasuresFile: read.ERASURES_FILE ?? besideData(read.DATABASE_URL, read.DATA_DIR ?? 'data', 'erasures'),
    /** Where backups are kept. */
    backupDir: read.BACKUP_DIR ?? `${resolve(read.DATA_DIR ?? 'data')}.backups`,
    /** Where figures for Prometheus are served; no port, no figures. */
    metrics: { port: read.METRICS_PORT ?? null, host: read.METRICS_HOST ?? '127.0.0.1' },
    /** Who sells. Production has nobody by default. */
    seller: read.OPERATOR ?? (read.NODE_ENV === 'production' ? null : 'sample'),
    /** Whether pages, mails and the doctor say that the operator is a sample. */
    saysSample: read.NODE_ENV === 'production' && read.OPERATOR === 'sample',
    /** Where the operator's own systems fetch what was sold; no port, no feed. */
    operator: operatorOf(read),
    /** How long a server that is told to end says so before it takes no more connections. */
    drainSeconds: read.DRAIN_SECONDS ?? 0,
    production: read.NODE_ENV === 'production',
    development: read.NODE_ENV === 'development',
    proxies: proxiesOf(read.TRUSTED_PROXIES ?? ''),
    /** The operator's scripts on open pages, which run once a visitor allows them. */
    scripts: { webchat: read.WEBCHAT_SCRIPT ?? null, affiliate: read.AFFILIATE_SCRIPT ?? null },
    /** Videos of news, as newsVideosIn reads them. */
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
    /** The hours after which a visitor who left an order is reminded, if that is wanted. */
    remindAfter: read.REMIND_AFTER_HOURS || null,
    webhook: webhookOf(read),
    /** The system that judges persons; without one the built-in rules do. */
    risk: systemOf(read, 'RISK'),
    /** The system that knows the coverage; without one the imported tables do. */
    coverage: systemOf(read, 'COVERAGE'),
    /** The system that books visits; without one the imported crews are booked. */
    visits: systemOf(read, 'VISITS'),
    /** The system that knows contracts; without one the imported customers are looked up. */
    customers: systemOf(read, 'CUSTOMERS'),
    /** The webchat that hears how far orders came; without one only its script does. */
    webchat: systemOf(read, 'WEBCHAT'),
    legacy:
      read.LEGACY_HOST && read.EMPLOYEE_OFFER_URL ? { host: read.LEGACY_HOST, offer: read.EMPLOYEE_OFFER_URL } : null,
    logLevel: read.LOG_LEVEL ?? (read.NODE_ENV === 'production' ? 'info' : 'error'),
  }
}

/** Private values leave this machine by TLS alone. */
function operatorOf(read: ReturnType<typeof readSettings>) {
  const {
    OPERATOR_PORT: port = null,
    OPERATOR_HOST: host = '127.0.0.1',
    OPERATOR_CERT_FILE: cert,
    OPERATOR_KEY_FILE: key,
  } = read
  if ((cert === undefined) !== (key === undefined))
    throw new CannotStart('OPERATOR_CERT_FILE and OPERATOR_KEY_FILE belong together: give both or neither.')
  const tls = cert === undefined || key === undefined ? null : { cert, key }
  if (port !== null && tls === null && !/^(localhost|127\.[\d.]+|::1)$/.test(host))
    throw new CannotStart(
      'OPERATOR_HOST is more than this machine, which needs OPERATOR_CERT_FILE and OPERATOR_KEY_FILE.',
    )
  return { port, host, tls }
}

/** The way of mail: a server, or a folder beside the data. A database in memory keeps no mail. */
function mailOf(smtpUrl: string | undefined, from: string | undefined, dataDir: string) {
  const folder = dataDir === ':memory:' ? null : join(dataDir, 'outbox')
  return { smtpUrl: smtpUrl ?? null, from: from ?? `${brandName} <pedidos@ultrafibra.example>`, folder }
}

/** A file beside the data folder, not in it. A server without a data folder of its own has none. */
function besideData(databaseUrl: string | undefined, dataDir: string, ending: string): string | null {
  return databaseUrl !== undefined || dataDir === ':memory:' ? null : `${resolve(dataDir)}.${ending}`
}

/** Two keys sign events while a new secret and the one before it are in use. */
function webhookOf(read: ReturnType<typeof readSettings>): Webhook | null {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secrets = '', WEBHOOK_PUBLIC_KEY_FILE: file = null } = read
  if (url === undefined) return null
  if (read.NODE_ENV === 'production' && !url.startsWith('https:'))
    throw new CannotStart('In production a WEBHOOK_URL begins with https.')
  const keys = secretsIn(secrets)
  if (keys === null) throw new CannotStart('WEBHOOK_URL needs a WEBHOOK_SECRET.')
  return { url, keys, publicKeyFile: file }
}

/** A system of the operator. Persons and their addresses are told over TLS, or on this machine. */
function systemOf(
  read: ReturnType<typeof readSettings>,
  name: 'RISK' | 'COVERAGE' | 'VISITS' | 'CUSTOMERS' | 'WEBCHAT',
): Place | null {
  const [certName, keyName] = [`${name}_CERT_FILE`, `${name}_KEY_FILE`] as const
  const {
    [`${name}_URL` as const]: url,
    [`${name}_TOKEN` as const]: token = null,
    [certName]: cert,
    [keyName]: key,
  } = read
  if (url === undefined) return null
  if (!url.startsWith('https:') && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname))
    throw new CannotStart(`A ${name}_URL that is not of this machine begins with https.`)
  if ((cert === undefined) !== (key === undefined))
    throw new CannotStart(`${certName} and ${keyName} belong together: give both or neither.`)
  const tls = cert === undefined || key === undefined ? null : { cert, key }
  return { url, token, tls }
}
