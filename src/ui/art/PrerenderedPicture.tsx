import { stillPart } from '../lazyHydration.tsx'

/** A picture that the build renders. */
export const PrerenderedPicture = stillPart(async () => (await import('./DrawnPicture.tsx')).DrawnPicture)
