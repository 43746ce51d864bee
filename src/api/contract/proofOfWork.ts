import * as z from 'zod/mini'

/** The proof of work that a client must do before another try, as `altcha-lib` creates and signs it. */
export const challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    data: z.record(z.string(), z.string()),
  }),
  signature: z.string(),
})
export type Challenge = z.output<typeof challenge>

/** The solved challenge, sent with the repeated call: base64 of JSON in this header. */
export const proofHeader = 'proof-of-work'
export const proof = z.object({
  challenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})
export type Proof = z.output<typeof proof>
