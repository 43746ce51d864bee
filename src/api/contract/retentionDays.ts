/** How many days the server stores the data of an unfinished order: private answers, and everything else. */
export const retentionDays = { privateAnswers: 3, others: 30 } as const
