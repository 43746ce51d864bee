/** An e-mail. Two sends with the same `id` are the same message for the receiver. */
export type Mail = { id: string; to: string; subject: string; text: string; html: string }

/** Sends mail. `send` fails if the mail could not be handed over. */
export type Mailer = {
  kind: 'smtp' | 'folder' | 'none'
  send: (mail: Mail, at: Date) => Promise<void>
  close: () => void
}

/** A mail as nodemailer takes it. */
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
