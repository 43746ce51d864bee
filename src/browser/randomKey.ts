/** 128 random bits, as the key of a send or the name of an order. `randomUUID` is missing on sites without https. */
export const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
