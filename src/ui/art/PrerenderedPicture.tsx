import { stillPart } from '../lazyHydration.tsx'

/** A picture that the build draws. */
export const PrerenderedPicture = stillPart(async () => (await import('./DrawnPicture.tsx')).DrawnPicture)
