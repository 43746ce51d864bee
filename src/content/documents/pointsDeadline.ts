/** Within how many days after the installation the partner's points are released. */
export const daysUntilPoints = 30
