import type { Lane, Message } from '../delivery/lane.ts'
import type { Mailer } from './mail.ts'
import { mailFor, type Reading } from './mailFor.ts'

type Parts = Omit<Reading, 'saysSample'> & { mailer: Mailer; saysSample: () => boolean }

const giveUpAfter = 3 * 86_400_000

/** Mails go at a pace that a mail server takes. A code never waits for letters. */
export function mailLanes({ mailer, saysSample, ...reading }: Parts): Lane[] {
  async function send(message: Message): Promise<void> {
    const mail = await mailFor(message, { ...reading, saysSample: saysSample() })
    if (mail) await mailer.send(mail, reading.now())
  }

  const waitAfter = ({ attempts, created_at }: Message) =>
    reading.now().getTime() - Date.parse(created_at) > giveUpAfter ? null : secondsAfter(attempts)

  return (['code', 'letter'] as const).map((name) => ({
    name,
    perRound: 10,
    send,
    waitAfter,
    isOpen: () => true,
    close: () => mailer.close(),
  }))
}

/** Seconds to wait after failed attempts: 5, 10, 20 … up to an hour. */
export function secondsAfter(attempts: number): number {
  return Math.min(3600, 5 * 2 ** (attempts - 1))
}
