export const outboxName = 'outbox'
