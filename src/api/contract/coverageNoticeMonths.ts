/** How long a visitor who left a contact waits at most for the notice that fibre is there. */
export const coverageNoticeMonths = 12
