/** Within how many days after the installation the partner's points are released. */
export const pointsWithin = 30
