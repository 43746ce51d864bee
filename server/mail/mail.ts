/** An e-mail. Receivers treat a repeated `id` as one mail. `unsubscribe` is a link that also works by one click. */
export type Mail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  unsubscribe?: string
  attachments?: Attachment[]
}
export type Attachment = { filename: string; contentType: string; content: string }

/** Sends mail. `send` throws if the mail could not be handed over. */
export type Mailer = {
  kind: 'smtp' | 'folder' | 'none'
  send: (mail: Mail, at: Date) => Promise<void>
  close: () => void
}

/** A mail in the form of nodemailer. */
export function messageOf({ id, to, subject, text, html, unsubscribe, attachments }: Mail, from: string, date: Date) {
  return {
    messageId: `<${id}@ultrafibra>`,
    from,
    to,
    subject,
    text,
    html,
    date,
    ...(attachments && { attachments }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}
