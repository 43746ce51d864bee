import type { Lane, Message } from '../delivery/lane.ts'
import { waitForThreeDays } from '../delivery/waitAfter.ts'
import type { Mailer } from './mail.ts'
import { mailFor, type Reading } from './mailFor.ts'

type Parts = Omit<Reading, 'saysSample'> & { mailer: Mailer; saysSample: () => boolean }

/** Mails go at a pace that a mail server takes. A code never waits for letters. */
export function mailLanes({ mailer, saysSample, ...reading }: Parts): Lane[] {
  async function send(message: Message): Promise<void> {
    const mail = await mailFor(message, { ...reading, saysSample: saysSample() })
    if (mail) await mailer.send(mail, reading.now())
  }

  return (['code', 'letter'] as const).map((name) => ({
    name,
    perRound: 10,
    send,
    waitAfter: waitForThreeDays(reading.now),
    isOpen: () => true,
    close: () => mailer.close(),
  }))
}
