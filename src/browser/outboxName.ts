/** By which name this browser keeps what waits for a line. */
export const outboxName = 'outbox'
