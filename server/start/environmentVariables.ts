import { brandName } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import { BlockList, isIP, isIPv6 } from 'node:net'
import * as z from 'zod/mini'
import { newsPieces, newsVideosIn } from '../../src/api/contract/newsVideos.ts'
import { CannotStart } from './startFailureReason.ts'
import { keyOf } from '../webhooks/signature.ts'

const text = z.string().check(z.minLength(1))
const count = (most: number) =>
  z.pipe(z.string().check(z.regex(/^\d+$/)), z.pipe(z.transform(Number), z.number().check(z.maximum(most))))
const million = count(1_000_000)
const web = z.url({ protocol: /^https?$/ })
const textWhere = (holds: (given: string) => boolean) => z.string().check(z.refine(holds))
const systemUrl = textWhere((given) => /^https?:\/\/[^@\s]+$/.test(given) && URL.canParse(given))
const systemToken = textWhere((given) => /^\S+$/.test(given))

const variables = z.object({
  PORT: z.optional(count(65_535)),
  HOST: z.optional(textWhere((given) => given === 'localhost' || isIP(given) > 0)),
  WEBCHAT_SCRIPT: z.optional(web),
  AFFILIATE_SCRIPT: z.optional(web),
  NEWS_VIDEOS: z.optional(textWhere((given) => newsVideosIn(given) !== null)),
  SITE_ADDRESS: z.optional(web),
  SECURITY_CONTACT: z.optional(textWhere((given) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(given))),
  API_DOCS: z.optional(z.enum(['on', 'off'])),
  DATA_DIR: z.optional(text),
  DATABASE_URL: z.optional(textWhere((given) => /^postgres(ql)?:\/\/\S+$/.test(given) && URL.canParse(given))),
  MASTER_KEY: z.optional(textWhere((given) => keysIn(given) !== null)),
  MASTER_KEY_FILE: z.optional(text),
  ERASURES_FILE: z.optional(text),
  BACKUP_DIR: z.optional(text),
  METRICS_PORT: z.optional(count(65_535)),
  METRICS_HOST: z.optional(text),
  OPERATOR: z.optional(z.enum(['sample'])),
  OPERATOR_PORT: z.optional(count(65_535)),
  OPERATOR_HOST: z.optional(textWhere((given) => given === 'localhost' || isIP(given) > 0)),
  OPERATOR_CERT_FILE: z.optional(text),
  OPERATOR_KEY_FILE: z.optional(text),
  RISK_URL: z.optional(systemUrl),
  RISK_TOKEN: z.optional(systemToken),
  RISK_CERT_FILE: z.optional(text),
  RISK_KEY_FILE: z.optional(text),
  COVERAGE_URL: z.optional(systemUrl),
  COVERAGE_TOKEN: z.optional(systemToken),
  COVERAGE_CERT_FILE: z.optional(text),
  COVERAGE_KEY_FILE: z.optional(text),
  VISITS_URL: z.optional(systemUrl),
  VISITS_TOKEN: z.optional(systemToken),
  VISITS_CERT_FILE: z.optional(text),
  VISITS_KEY_FILE: z.optional(text),
  CUSTOMERS_URL: z.optional(systemUrl),
  CUSTOMERS_TOKEN: z.optional(systemToken),
  CUSTOMERS_CERT_FILE: z.optional(text),
  CUSTOMERS_KEY_FILE: z.optional(text),
  WEBCHAT_URL: z.optional(systemUrl),
  WEBCHAT_TOKEN: z.optional(systemToken),
  WEBCHAT_CERT_FILE: z.optional(text),
  WEBCHAT_KEY_FILE: z.optional(text),
  DRAIN_SECONDS: z.optional(count(60)),
  NODE_ENV: z.optional(z.string()),
  TRUSTED_PROXIES: z.optional(textWhere((given) => isGiven(() => proxiesOf(given)))),
  API_ORIGINS: z.optional(textWhere((given) => listed(given).every(isOrigin))),
  REQUESTS_PER_MINUTE: z.optional(million),
  REQUESTS_AT_ONCE: z.optional(count(10_000)),
  WRITES_PER_MINUTE: z.optional(million),
  LOOKUPS_PER_MINUTE: z.optional(million),
  CUSTOMER_LOOKUPS_PER_HOUR: z.optional(million),
  SMTP_URL: z.optional(textWhere((given) => /^smtps?:\/\/\S+$/.test(given) && URL.canParse(given))),
  MAIL_FROM: z.optional(text),
  REMIND_AFTER_HOURS: z.optional(count(48)),
  WEBHOOK_URL: z.optional(systemUrl),
  WEBHOOK_SECRET: z.optional(textWhere((given) => secretsIn(given) !== null)),
  WEBHOOK_PUBLIC_KEY_FILE: z.optional(text),
  LEGACY_HOST: z.optional(text),
  EMPLOYEE_OFFER_URL: z.optional(web),
  LOG_LEVEL: z.optional(z.enum(['silent', 'error', 'warn', 'info'])),
})

export type SettingName = keyof typeof variables.shape

/** Describes a valid value of each setting, without repeating the given one, which may be a secret. */
const expected: Record<SettingName, string> = {
  PORT: 'give a port, such as 3000',
  HOST: 'give an address of this machine, such as 127.0.0.1',
  WEBCHAT_SCRIPT: 'give the address of a script, such as https://chat.example/chat.js',
  AFFILIATE_SCRIPT: 'give the address of a script, such as https://partner.example/tag.js',
  NEWS_VIDEOS: `give a video for each piece of news, such as wifi-6=M7lc1UVf-VE; pieces are ${newsPieces.join(', ')}`,
  SITE_ADDRESS: 'give an address, such as https://ultrafibra.example',
  SECURITY_CONTACT: 'give an address such as mailto:seguranca@ultrafibra.example, or a page by https',
  API_DOCS: 'give on or off',
  DATA_DIR: 'give a folder, such as /var/lib/ultrafibra',
  DATABASE_URL: 'give an address such as postgres://user:password@host:5432/name',
  MASTER_KEY: 'give 32 bytes in base64, or several with commas between them, newest first',
  MASTER_KEY_FILE: 'give a file',
  ERASURES_FILE: 'give a file outside the data folder',
  BACKUP_DIR: 'give a folder, such as /var/backups/ultrafibra',
  METRICS_PORT: 'give a port, such as 9464',
  METRICS_HOST: 'give an address of this machine, such as 127.0.0.1',
  OPERATOR: 'give sample',
  OPERATOR_PORT: 'give a port, such as 4443',
  OPERATOR_HOST: 'give an address of this machine, such as 127.0.0.1',
  OPERATOR_CERT_FILE: 'give a file with a certificate and what signs it, in PEM',
  OPERATOR_KEY_FILE: 'give a file with the key of OPERATOR_CERT_FILE, in PEM',
  DRAIN_SECONDS: 'give seconds, 60 at most',
  NODE_ENV: 'give production',
  TRUSTED_PROXIES: 'give addresses or networks, such as 10.0.0.0/8',
  API_ORIGINS: 'give origins, which are scheme, host and port alone, such as https://api.example.com',
  REQUESTS_PER_MINUTE: 'give a number, a million at most',
  REQUESTS_AT_ONCE: 'give a number, 10000 at most',
  WRITES_PER_MINUTE: 'give a number, a million at most',
  LOOKUPS_PER_MINUTE: 'give a number, a million at most',
  CUSTOMER_LOOKUPS_PER_HOUR: 'give a number, a million at most',
  SMTP_URL: 'give an address such as smtps://user:password@mail.example:465',
  MAIL_FROM: `give a sender, such as ${brandName} <pedidos@ultrafibra.example>`,
  REMIND_AFTER_HOURS: 'give hours, 48 at most',
  WEBHOOK_URL: 'give an address without a user or password, such as https://events.example/ultrafibra',
  WEBHOOK_SECRET: 'give whsec_ and 24 to 64 bytes in base64, such as whsec_$(openssl rand -base64 32)',
  RISK_URL: 'give an address without a user or password, such as https://risk.example/v1',
  RISK_TOKEN: 'give the token that the system at RISK_URL knows this server by',
  RISK_CERT_FILE: 'give the file of a certificate in PEM, such as /etc/ultrafibra/risk.crt',
  RISK_KEY_FILE: 'give the file of its key, such as /etc/ultrafibra/risk.key',
  COVERAGE_URL: 'give an address without a user or password, such as https://coverage.example/v1',
  COVERAGE_TOKEN: 'give the token that the system at COVERAGE_URL knows this server by',
  COVERAGE_CERT_FILE: 'give the file of a certificate in PEM, such as /etc/ultrafibra/coverage.crt',
  COVERAGE_KEY_FILE: 'give the file of its key, such as /etc/ultrafibra/coverage.key',
  VISITS_URL: 'give an address without a user or password, such as https://visits.example/v1',
  VISITS_TOKEN: 'give the token that the system at VISITS_URL knows this server by',
  VISITS_CERT_FILE: 'give the file of a certificate in PEM, such as /etc/ultrafibra/visits.crt',
  VISITS_KEY_FILE: 'give the file of its key, such as /etc/ultrafibra/visits.key',
  CUSTOMERS_URL: 'give an address without a user or password, such as https://customers.example/v1',
  CUSTOMERS_TOKEN: 'give the token that the system at CUSTOMERS_URL knows this server by',
  CUSTOMERS_CERT_FILE: 'give the file of a certificate in PEM, such as /etc/ultrafibra/customers.crt',
  CUSTOMERS_KEY_FILE: 'give the file of its key, such as /etc/ultrafibra/customers.key',
  WEBCHAT_URL: 'give an address without a user or password, such as https://webchat.example/v1',
  WEBCHAT_TOKEN: 'give the token that the system at WEBCHAT_URL knows this server by',
  WEBCHAT_CERT_FILE: 'give the file of a certificate in PEM, such as /etc/ultrafibra/webchat.crt',
  WEBCHAT_KEY_FILE: 'give the file of its key, such as /etc/ultrafibra/webchat.key',
  WEBHOOK_PUBLIC_KEY_FILE: 'give the file of a public key in PEM, such as /etc/ultrafibra/events.pem',
  LEGACY_HOST: 'give a host',
  EMPLOYEE_OFFER_URL: 'give an address, such as https://ultrafibra.example/oferta-colaborador',
  LOG_LEVEL: 'give silent, error, warn or info',
}

export const settingNames = Object.keys(expected).toSorted()

/** Reads all settings, or throws with a line for each wrong one. Empty ones count as missing. */
export function readSettings(from: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(from).filter(([, value]) => value !== ''))
  const { data, error } = z.safeParse(variables, given)
  if (data) return data
  const wrong = new Set(error.issues.map(({ path }) => String(path[0])).filter(isSetting))
  throw new CannotStart([...wrong].map((name) => `The setting ${name} is not valid: ${expected[name]}.`).join('\n'))
}

const isSetting = (name: string): name is SettingName => Object.hasOwn(expected, name)
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
