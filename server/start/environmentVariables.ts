import { brandName } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import { BlockList, isIP, isIPv6 } from 'node:net'
import * as z from 'zod/mini'
import { newsPieces, newsVideosIn } from '../../src/api/contract/newsVideos.ts'
import { CannotStart } from './startFailureReason.ts'
import { keyOf } from '../webhooks/signature.ts'

const text = z.string().check(z.minLength(1))
const textWhere = (holds: (given: string) => boolean) => z.string().check(z.refine(holds))
const addressLike = (form: RegExp) => textWhere((given) => form.test(given) && URL.canParse(given))
const count = (most: number) =>
  z.pipe(z.string().check(z.regex(/^\d+$/)), z.pipe(z.transform(Number), z.number().check(z.maximum(most))))
const web = z.url({ protocol: /^https?$/ })
const withoutUser = addressLike(/^https?:\/\/[^@\s]+$/)
const contact = textWhere((given) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(given))
const token = textWhere((given) => /^\S+$/.test(given))
const port = count(65_535)
const million = count(1_000_000)
const host = textWhere((given) => given === 'localhost' || isIP(given) > 0)
const newsVideos = textWhere((given) => newsVideosIn(given) !== null)
const masterKeys = textWhere((given) => keysIn(given) !== null)
const trustedProxies = textWhere((given) => isGiven(() => proxiesOf(given)))
const origins = textWhere((given) => listed(given).every(isOrigin))
const webhookSecrets = textWhere((given) => secretsIn(given) !== null)

/** Describes a valid value of each setting, without repeating the given one, which may be a secret. */
const advice = new Map<z.ZodMiniType, string>()

function setting<S extends z.ZodMiniType>(valid: S, give: string) {
  const optional = z.optional(valid)
  advice.set(optional, give)
  return optional
}

const variables = z.object({
  PORT: setting(port, 'give a port, such as 3000'),
  HOST: setting(host, 'give an address of this machine, such as 127.0.0.1'),
  WEBCHAT_SCRIPT: setting(web, 'give the address of a script, such as https://chat.example/chat.js'),
  AFFILIATE_SCRIPT: setting(web, 'give the address of a script, such as https://partner.example/tag.js'),
  NEWS_VIDEOS: setting(
    newsVideos,
    `give a video for each piece of news, such as wifi-6=M7lc1UVf-VE; pieces are ${newsPieces.join(', ')}`,
  ),
  SITE_ADDRESS: setting(web, 'give an address, such as https://ultrafibra.example'),
  SECURITY_CONTACT: setting(contact, 'give an address such as mailto:seguranca@ultrafibra.example, or a page by https'),
  API_DOCS: setting(z.enum(['on', 'off']), 'give on or off'),
  DATA_DIR: setting(text, 'give a folder, such as /var/lib/ultrafibra'),
  DATABASE_URL: setting(
    addressLike(/^postgres(ql)?:\/\/\S+$/),
    'give an address such as postgres://user:password@host:5432/name',
  ),
  MASTER_KEY: setting(masterKeys, 'give 32 bytes in base64, or several with commas between them, newest first'),
  MASTER_KEY_FILE: setting(text, 'give a file'),
  ERASURES_FILE: setting(text, 'give a file outside the data folder'),
  BACKUP_DIR: setting(text, 'give a folder, such as /var/backups/ultrafibra'),
  METRICS_PORT: setting(port, 'give a port, such as 9464'),
  METRICS_HOST: setting(text, 'give an address of this machine, such as 127.0.0.1'),
  OPERATOR: setting(z.enum(['sample']), 'give sample'),
  OPERATOR_PORT: setting(port, 'give a port, such as 4443'),
  OPERATOR_HOST: setting(host, 'give an address of this machine, such as 127.0.0.1'),
  OPERATOR_CERT_FILE: setting(text, 'give a file with a certificate and what signs it, in PEM'),
  OPERATOR_KEY_FILE: setting(text, 'give a file with the key of OPERATOR_CERT_FILE, in PEM'),
  RISK_URL: setting(withoutUser, 'give an address without a user or password, such as https://risk.example/v1'),
  RISK_TOKEN: setting(token, 'give the token that the system at RISK_URL knows this server by'),
  RISK_CERT_FILE: setting(text, 'give the file of a certificate in PEM, such as /etc/ultrafibra/risk.crt'),
  RISK_KEY_FILE: setting(text, 'give the file of its key, such as /etc/ultrafibra/risk.key'),
  COVERAGE_URL: setting(withoutUser, 'give an address without a user or password, such as https://coverage.example/v1'),
  COVERAGE_TOKEN: setting(token, 'give the token that the system at COVERAGE_URL knows this server by'),
  COVERAGE_CERT_FILE: setting(text, 'give the file of a certificate in PEM, such as /etc/ultrafibra/coverage.crt'),
  COVERAGE_KEY_FILE: setting(text, 'give the file of its key, such as /etc/ultrafibra/coverage.key'),
  VISITS_URL: setting(withoutUser, 'give an address without a user or password, such as https://visits.example/v1'),
  VISITS_TOKEN: setting(token, 'give the token that the system at VISITS_URL knows this server by'),
  VISITS_CERT_FILE: setting(text, 'give the file of a certificate in PEM, such as /etc/ultrafibra/visits.crt'),
  VISITS_KEY_FILE: setting(text, 'give the file of its key, such as /etc/ultrafibra/visits.key'),
  CUSTOMERS_URL: setting(
    withoutUser,
    'give an address without a user or password, such as https://customers.example/v1',
  ),
  CUSTOMERS_TOKEN: setting(token, 'give the token that the system at CUSTOMERS_URL knows this server by'),
  CUSTOMERS_CERT_FILE: setting(text, 'give the file of a certificate in PEM, such as /etc/ultrafibra/customers.crt'),
  CUSTOMERS_KEY_FILE: setting(text, 'give the file of its key, such as /etc/ultrafibra/customers.key'),
  WEBCHAT_URL: setting(withoutUser, 'give an address without a user or password, such as https://webchat.example/v1'),
  WEBCHAT_TOKEN: setting(token, 'give the token that the system at WEBCHAT_URL knows this server by'),
  WEBCHAT_CERT_FILE: setting(text, 'give the file of a certificate in PEM, such as /etc/ultrafibra/webchat.crt'),
  WEBCHAT_KEY_FILE: setting(text, 'give the file of its key, such as /etc/ultrafibra/webchat.key'),
  DRAIN_SECONDS: setting(count(60), 'give seconds, 60 at most'),
  NODE_ENV: setting(z.string(), 'give production'),
  TRUSTED_PROXIES: setting(trustedProxies, 'give addresses or networks, such as 10.0.0.0/8'),
  API_ORIGINS: setting(origins, 'give origins, which are scheme, host and port alone, such as https://api.example.com'),
  REQUESTS_PER_MINUTE: setting(million, 'give a number, a million at most'),
  REQUESTS_AT_ONCE: setting(count(10_000), 'give a number, 10000 at most'),
  WRITES_PER_MINUTE: setting(million, 'give a number, a million at most'),
  LOOKUPS_PER_MINUTE: setting(million, 'give a number, a million at most'),
  CUSTOMER_LOOKUPS_PER_HOUR: setting(million, 'give a number, a million at most'),
  SMTP_URL: setting(addressLike(/^smtps?:\/\/\S+$/), 'give an address such as smtps://user:password@mail.example:465'),
  MAIL_FROM: setting(text, `give a sender, such as ${brandName} <pedidos@ultrafibra.example>`),
  REMIND_AFTER_HOURS: setting(count(48), 'give hours, 48 at most'),
  WEBHOOK_URL: setting(
    withoutUser,
    'give an address without a user or password, such as https://events.example/ultrafibra',
  ),
  WEBHOOK_SECRET: setting(
    webhookSecrets,
    'give whsec_ and 24 to 64 bytes in base64, such as whsec_$(openssl rand -base64 32)',
  ),
  WEBHOOK_PUBLIC_KEY_FILE: setting(text, 'give the file of a public key in PEM, such as /etc/ultrafibra/events.pem'),
  LEGACY_HOST: setting(text, 'give a host'),
  EMPLOYEE_OFFER_URL: setting(web, 'give an address, such as https://ultrafibra.example/oferta-colaborador'),
  LOG_LEVEL: setting(z.enum(['silent', 'error', 'warn', 'info']), 'give silent, error, warn or info'),
})

export const settingNames = Object.keys(variables.shape).toSorted()

/** Reads all settings, or throws with a line for each wrong one. Empty ones count as missing. */
export function readSettings(from: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(from).filter(([, value]) => value !== ''))
  const { data, error } = z.safeParse(variables, given)
  if (data) return data
  const wrong = new Set(error.issues.map(({ path }) => path[0]))
  const faulty = Object.entries(variables.shape).filter(([name]) => wrong.has(name))
  throw new CannotStart(
    faulty.map(([name, form]) => `The setting ${name} is not valid: ${advice.get(form)}.`).join('\n'),
  )
}

const listed = (list: string) => list.split(/[\s,]+/).filter(Boolean)

/** Keys of 32 bytes in base64, or null. */
export function keysIn(list: string): Buffer[] | null {
  const keys = listed(list).map((each) => Buffer.from(each, 'base64'))
  return keys.length > 0 && keys.every((key) => key.length === 32) ? keys : null
}

/** Keys of secrets such as `whsec_…`, or null. */
export function secretsIn(list: string): Buffer[] | null {
  const keys = listed(list).map(keyOf)
  return keys.length > 0 && keys.every((key) => key !== null) ? keys : null
}

/** The proxies whose X-Forwarded headers are trusted, e.g. `10.0.0.0/8, ::1`. */
export function proxiesOf(list: string): BlockList {
  const proxies = new BlockList()
  for (const each of listed(list)) {
    const [address = '', bits] = each.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(bits), family)
  }
  return proxies
}

/** Other origins whose API the pages may call, e.g. `https://api.example.com, https://other.example.com`. */
export const originsOf = listed

const isOrigin = (given: string) =>
  /^https?:\/\/[^*]+$/.test(given) && URL.canParse(given) && new URL(given).origin === given

function isGiven(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch {
    return false
  }
}
