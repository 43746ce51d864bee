import { backupsIn } from '../backup/backupsIn.ts'
import type { Env } from '../start/readEnv.ts'
import { noSeller, notOwnSite, ownSells, sampleSells } from '../start/sellerWarnings.ts'
import { type Finding, fault, look, well } from './finding.ts'
import type { Check } from './hostChecks.ts'

/** Checks what a public server needs but starts without. */
export const productionChecks: readonly Check[] = [settings, backups]

/** Checks who sells. `isOwn` means that the operator imported its own data. */
export function sellerOf({ seller, saysSample, production }: Env, isOwn: boolean): Finding[] {
  if (isOwn) return production ? [ownSells, ...notOwnSite()].map(look) : []
  if (seller === null) return [fault(noSeller)]
  return saysSample ? [look(sampleSells)] : []
}

function settings(env: Env): Finding[] {
  if (!env.production) return [look('NODE_ENV is not production: a server for visitors should have it.')]
  const { siteAddress, mail, webhook, proxies, risk } = env
  const lacks: [boolean, string][] = [
    [siteAddress === null, 'No SITE_ADDRESS is set: mails have no links.'],
    [siteAddress?.startsWith('http:') ?? false, 'SITE_ADDRESS has no https: visitors send their data in the open.'],
    [mail.smtpUrl === null, 'No SMTP_URL is set: mails stay in a folder, and reach nobody.'],
    [
      mail.smtpUrl !== null && /\.example\b/.test(mail.from),
      'MAIL_FROM is that of the example: mail servers refuse it.',
    ],
    [webhook === null, 'No WEBHOOK_URL is set: no system of yours hears of orders and calls.'],
    [risk === null, 'No RISK_URL is set: everybody with a CPF of the right form may order.'],
    [
      proxies.rules.length === 0,
      'No TRUSTED_PROXIES are set: what speaks https in front is not named, and all visitors share one address and its limits.',
    ],
  ]
  return lacks.flatMap(([isSo, text]) => (isSo ? [look(text)] : []))
}

const hour = 3_600_000
/** In hours: a day, and the duration of a backup. */
const oldest = 30

function backups({ production, backupDir }: Env, _: string, now: Date): Finding[] {
  if (!production) return []
  const [newest] = backupsIn(backupDir)
  if (!newest) return [look(`There is no backup in ${backupDir} that can be read. Make one daily: npm run backup.`)]
  const age = Math.floor((now.getTime() - newest.at.getTime()) / hour)
  const rehearsed = newest.isRehearsed ? 'was restored on trial' : 'was not restored on trial: npm run rehearse'
  const text = `The newest backup in ${backupDir} is ${age} hours old, and ${rehearsed}.`
  return [newest.isRehearsed && age < oldest ? well(text) : look(text)]
}
