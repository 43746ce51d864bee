/** An e-mail to be sent. The same `id` sent twice is the same message to whoever receives it. */
export type Mail = { id: string; to: string; subject: string; text: string; html: string }

/** Who carries mail away; `send` fails when it could not be handed over. */
export type Mailer = {
  kind: 'smtp' | 'folder' | 'none'
  send: (mail: Mail, at: Date) => Promise<void>
  close: () => void
}

/** What nodemailer is told of a mail. */
export function messageOf({ id, to, subject, text, html }: Mail, from: string, date: Date) {
  return {
    messageId: `<${id}@ultrafibra>`,
    from,
    to,
    subject,
    text,
    html,
    date,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
