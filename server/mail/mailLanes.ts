import { type Lane, type Message, retryForThreeDays } from '../delivery/lane.ts'
import type { Mailer } from './mail.ts'
import { composeMail, type Reading } from './composeMail.ts'

type Parts = Omit<Reading, 'saysSample'> & { mailer: Mailer; saysSample: () => boolean }

/** Sends mails at a pace that a mail server accepts. Codes never wait for letters. */
export function mailLanes({ mailer, saysSample, ...reading }: Parts): Lane[] {
  async function send(message: Message): Promise<void> {
    const mail = await composeMail(message, { ...reading, saysSample: saysSample() })
    if (mail) await mailer.send(mail, reading.now())
  }

  return (['code', 'letter'] as const).map((name) => ({
    name,
    perRound: 10,
    send,
    waitAfter: retryForThreeDays(reading.now),
    isOpen: () => true,
    close: () => mailer.close(),
  }))
}
