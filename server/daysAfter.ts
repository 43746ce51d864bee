/** Adds days to a time; negative ones give an earlier time. */
export const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * 86_400_000).toISOString()
