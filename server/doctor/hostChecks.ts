import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isGivenAfter } from '../../src/api/contract/operatorSite/readGivenFile.ts'
import { siteFileNames } from '../../src/api/contract/operatorSite/siteFileSchemas.ts'
import { freeMegabytes, thereIs, tooFew } from '../disk.ts'
import type { Env } from '../start/readEnv.ts'
import { checkMail } from '../mail/mailer.ts'
import { isThere, opened } from '../outside/askByHttp.ts'
import { givenKeys } from '../secrets/masterKeys.ts'
import { answers } from '../webhooks/webhookLane.ts'
import { type Finding, fault, look, well } from './finding.ts'

export type Check = (env: Env, siteFolder: string, now: Date) => Finding[] | Promise<Finding[]>

export const hostChecks: readonly Check[] = [
  keyFile,
  built,
  user,
  owners,
  disk,
  mail,
  webhook,
  system('risk'),
  system('coverage'),
  system('visits'),
  system('customers'),
  system('webchat'),
]

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
  const page = join(siteFolder, 'index.html')
  if (!existsSync(page)) return [fault(`The site is not built: there is no ${page}. Run npm run build.`)]
  const newer = siteFileNames.filter((name) => isGivenAfter(name, statSync(page).mtimeMs))
  if (newer.length === 0) return [well('The site is built.')]
  return [
    look(`The site was built before ${newer.join(', ')} in deploy/site changed. Run npm run build, and start anew.`),
  ]
}

const ownerOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.uid

function user({ dataDir }: Env): Finding[] {
  const owner = ownerOf(dataDir)
  if (owner === undefined || !process.getuid || process.getuid() === owner) return []
  return [look(`${dataDir} belongs to user ${owner}. Say this as that user, to see what the server sees.`)]
}

/** Finds files of another user in the data folder, which the server may be unable to open. */
function owners({ dataDir }: Env): Finding[] {
  const owner = ownerOf(dataDir)
  if (owner === undefined) return []
  const files = readdirSync(dataDir).map((name) => join(dataDir, name))
  const strange = files.filter((file) => (ownerOf(file) ?? owner) !== owner)
  if (strange.length === 0) return []
  return [fault(`${strange.join(', ')}: of another user than ${dataDir}. Do: chown -R ${owner} ${dataDir}`)]
}

const gigabyte = 1024

function disk({ dataDir }: Env): Finding[] {
  accessSync(thereIs(resolve(dataDir)), constants.W_OK)
  const free = freeMegabytes(dataDir)
  const text = `${free} MB are free on the disk of ${dataDir}.`
  if (free < tooFew) return [fault(text)]
  return [free < gigabyte ? look(text) : well(text)]
}

async function mail(env: Env): Promise<Finding[]> {
  if (env.mail.smtpUrl === null) return []
  const problem = await checkMail(env.mail.smtpUrl)
  return [problem === null ? well('The mail server takes mail.') : fault(`The mail server at SMTP_URL ${problem}.`)]
}

async function webhook(env: Env): Promise<Finding[]> {
  if (env.webhook === null) return []
  const doesAnswer = await answers(env.webhook.url)
  return [doesAnswer ? well('The receiver of events answers.') : look('The receiver at WEBHOOK_URL does not answer.')]
}

/** Whether a system of the operator answers. Sends it no personal data. */
function system(name: 'risk' | 'coverage' | 'visits' | 'customers' | 'webchat'): Check {
  return async ({ [name]: place }) => {
    if (place === null) return []
    if (await isThere(opened(place))) return [well(`The ${name} system answers.`)]
    return [look(`The system at ${name.toUpperCase()}_URL does not answer.`)]
  }
}
