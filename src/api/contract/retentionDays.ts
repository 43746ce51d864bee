/** For how many days the server keeps what an unfinished order was told: private answers, and all the rest. */
export const retentionDays = { privateAnswers: 3, others: 30 } as const
