import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freeMegabytes, thereIs, tooFew } from '../disk.ts'
import type { Env } from '../env.ts'
import { checkMail } from '../mail/mailer.ts'
import { givenKeys } from '../secrets/masterKeys.ts'
import { type Finding, fault, look, well } from './finding.ts'

type Check = (env: Env, siteFolder: string) => Finding[] | Promise<Finding[]>

export const hostChecks: readonly Check[] = [production, keyFile, built, disk, owners, mail]

/** What a server at a public address lacks, and starts without. */
function production(env: Env): Finding[] {
  if (!env.production) return [look('NODE_ENV is not production: a server for visitors should have it.')]
  const {
    siteAddress,
    mail: { smtpUrl },
  } = env
  return [
    ...(siteAddress === null ? [look('No SITE_ADDRESS is set: mails have no links.')] : []),
    ...(smtpUrl === null ? [look('No SMTP_URL is set: mails stay in a folder, and reach nobody.')] : []),
    ...(env.proxies.rules.length === 0
      ? [look('No TRUSTED_PROXIES are set: behind a proxy all share one limit.')]
      : []),
  ]
}

function keyFile(env: Env): Finding[] {
  givenKeys(env)
  const file = env.masterKeyFile ?? `${resolve(env.dataDir)}.key`
  if (env.masterKey !== null || !existsSync(file)) return []
  const open = (statSync(file).mode & 0o077) !== 0
  return [
    open ? look(`Others can read the master key in ${file}: chmod 600 it.`) : well(`Only its owner reads ${file}.`),
  ]
}

function built(_: Env, siteFolder: string): Finding[] {
  return [
    existsSync(join(siteFolder, 'index.html'))
      ? well('The site is built.')
      : fault(`The site is not built: there is no ${join(siteFolder, 'index.html')}. Run npm run build.`),
  ]
}

const gigabyte = 1024

/** The disk of the data folder, or of its nearest parent that there is. */
function disk({ dataDir }: Env): Finding[] {
  accessSync(thereIs(resolve(dataDir)), constants.W_OK)
  const free = freeMegabytes(dataDir)
  const text = `${free} MB are free on the disk of ${dataDir}.`
  if (free < tooFew) return [fault(text)]
  return [free < gigabyte ? look(text) : well(text)]
}

const ownerOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.uid

/** A server that is not root cannot write what root has left in its folder. */
function owners({ databaseUrl, dataDir }: Env): Finding[] {
  if (databaseUrl !== null || !existsSync(dataDir)) return []
  const owner = ownerOf(dataDir)
  const others = readdirSync(dataDir).filter((name) => (ownerOf(join(dataDir, name)) ?? owner) !== owner)
  if (others.length === 0) return []
  return [look(`In ${dataDir} another user than the folder's owns ${others.join(', ')}: chown it to user ${owner}.`)]
}

async function mail(env: Env): Promise<Finding[]> {
  if (env.mail.smtpUrl === null) return []
  const problem = await checkMail(env.mail.smtpUrl)
  return [problem === null ? well('The mail server takes mail.') : fault(`The mail server at SMTP_URL ${problem}.`)]
}
