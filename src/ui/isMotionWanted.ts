/** Whether the visitor's device asks for no less motion. */
export const isMotionWanted = () => !matchMedia('(prefers-reduced-motion: reduce)').matches
