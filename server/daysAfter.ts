/** The time some days after another, or before it. */
export const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * 86_400_000).toISOString()
