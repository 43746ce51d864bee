/** The days after the installation until the partner's points are released. */
export const daysUntilPoints = 30
