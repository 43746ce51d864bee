import type { Transporter } from 'nodemailer'
import { makeFolderMailer } from './folderMailer.ts'
import { type Mailer, messageOf } from './mail.ts'

export type MailPlace = { smtpUrl: string | null; from: string; folder: string | null }

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends mail by SMTP if a server is set, else into a folder. With a database in memory no mail is stored. */
export function makeMailer({ smtpUrl, from, folder }: MailPlace): Mailer {
  if (smtpUrl !== null) return smtpMailer(smtpUrl, from)
  return folder === null
    ? { kind: 'none', send: () => Promise.resolve(), close: () => undefined }
    : makeFolderMailer(folder, from)
}

/** Imports `nodemailer` with the first mail, which makes the start faster. */
function smtpMailer(url: string, from: string): Mailer {
  let transport: Transporter | null = null
  return {
    kind: 'smtp',
    send: async (mail, at) => {
      const { createTransport } = await import('nodemailer')
      transport ??= createTransport({ url, ...patience })
      await transport.sendMail(messageOf(mail, from, at))
    },
    close: () => transport?.close(),
  }
}

/** Checks that a mail server accepts the login: null, or the problem. Repeats nothing that it says. */
export async function checkMail(url: string): Promise<string | null> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url, ...patience })
  try {
    await transport.verify()
    return null
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EAUTH' ? 'refuses the user' : 'does not answer'
  } finally {
    transport.close()
  }
}
