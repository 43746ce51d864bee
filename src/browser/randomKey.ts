/** 128 random bits, for keys and order names. `randomUUID` is missing on sites without https. */
export const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
