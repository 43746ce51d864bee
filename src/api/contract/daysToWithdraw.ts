/** The number of days after an order in which the visitor may withdraw it. */
export const daysToWithdraw = 7
