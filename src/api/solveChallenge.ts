import { solveChallenge as solve } from 'altcha-lib'
import { deriveKey as byBrowser } from 'altcha-lib/algorithms/web/pbkdf2'
import { ApiError } from './contract/errors/apiError.ts'
import { type Challenge, type Proof, proofHeader } from './contract/proofOfWork.ts'

/** Milliseconds; a slow phone takes less. */
const patience = 30_000

/** The header that solves a challenge, or null if this device cannot. Browsers solve it on other threads. */
export async function solveChallenge(challenge: Challenge): Promise<string | null> {
  const solution = await keyMaker()
    .then((deriveKey) => solve({ challenge, deriveKey, timeout: patience }))
    .catch(() => null)
  if (solution === null) return null
  const { counter, derivedKey } = solution
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } } satisfies Proof))
}

const keyMaker = async () => ('subtle' in crypto ? byBrowser : (await import('./deriveKeyWithoutHttps.ts')).deriveKey)

/** The number of proofs for one call: the visitor's network may change meanwhile. */
const mostProofs = 2

/** Sends a refused call again with its proof of work. The visitor only notices the time it takes. */
export async function sendWithProof<T>(
  refusal: ApiError,
  send: (proof: object) => Promise<T>,
  left = mostProofs,
): Promise<T> {
  const challenge = refusal.problem?.challenge
  const solved = challenge && left > 0 ? await solveChallenge(challenge) : null
  if (solved === null) throw refusal
  return send({ [proofHeader]: solved }).catch((error: unknown) => {
    if (error instanceof ApiError) return sendWithProof(error, send, left - 1)
    throw error
  })
}
