import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../makeFolder.ts'
import { type Mailer, messageOf } from './mail.ts'

const retentionDays = 30
const hour = 3_600_000

/** Writes each message into a folder, as sent (.eml) and as data (.json). Deletes old ones once an hour. */
export function makeFolderMailer(
  folder: string,
  from: string,
  list: (folder: string) => Promise<string[]> = readdir,
): Mailer {
  let looked = -Infinity

  async function dropOld(now: Date): Promise<void> {
    if (Math.abs(now.getTime() - looked) < hour) return
    looked = now.getTime()
    const oldest = nameAt(new Date(now.getTime() - retentionDays * 24 * hour))
    for (const name of await list(folder))
      if (ours.test(name) && name < oldest) await rm(join(folder, name), { force: true })
  }

  return {
    kind: 'folder',
    send: async (mail, at) => {
      makeFolder(folder)
      await dropOld(at)
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message } = await transport.sendMail(messageOf(mail, from, at))
      const name = join(folder, `${nameAt(at)}-${mail.id}`)
      if (Buffer.isBuffer(message)) await writeFile(`${name}.eml`, message, { mode: 0o600 })
      await writeFile(`${name}.json`, `${JSON.stringify({ at: at.toISOString(), from, ...mail }, null, 2)}\n`, {
        mode: 0o600,
      })
    },
    close: () => undefined,
  }
}

/** File names begin with the time of sending, so that they sort by age. */
const nameAt = (at: Date) => at.toISOString().replace(/[:.]/g, '-')
const ours = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-.+\.(eml|json)$/
