/** For how many days after an order the visitor may withdraw it. */
export const daysToWithdraw = 7
