import type { Understanding } from '../understandingTypes.ts'

/** Adds a reply to answers, unless they have it. */
export const addReply = (heard: Understanding, more: string | null): Understanding =>
  more !== null && (heard.kind === 'answers' || heard.kind === 'readBack')
    ? { ...heard, reply: heard.reply?.includes(more) ? heard.reply : [heard.reply, more].filter(Boolean).join(' ') }
    : heard
