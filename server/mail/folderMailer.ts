import { readdirSync, rmSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { makeFolder } from '../folder.ts'
import { type Mailer, messageOf } from './mail.ts'

const daysKept = 30

/** Mail for nobody but who runs the product: each message as it would be sent (.eml) and as it was meant (.json). */
export function makeFolderMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    kind: 'folder',
    send: async (mail, at) => {
      makeFolder(folder)
      dropOld(folder, at)
      const { message } = await transport.sendMail(messageOf(mail, from, at))
      const name = join(folder, `${at.toISOString().replace(/[:.]/g, '-')}-${mail.id}`)
      if (Buffer.isBuffer(message)) await writeFile(`${name}.eml`, message, { mode: 0o600 })
      await writeFile(`${name}.json`, `${JSON.stringify({ at: at.toISOString(), from, ...mail }, null, 2)}\n`, { mode: 0o600 })
    },
    close: () => transport.close(),
  }
}

function dropOld(folder: string, now: Date): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (now.getTime() - statSync(file).mtimeMs > daysKept * 86_400_000) rmSync(file, { force: true })
  }
}
