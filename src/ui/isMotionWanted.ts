/** Whether the device allows motion. */
export const isMotionWanted = () => !matchMedia('(prefers-reduced-motion: reduce)').matches
