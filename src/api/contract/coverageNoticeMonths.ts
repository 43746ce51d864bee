/** The longest time, in months, that a visitor's contact is stored for the notice. */
export const coverageNoticeMonths = 12
