import { solveChallenge as solve } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge, Proof } from './contract/proofOfWork.ts'

/** Longer than a slow phone takes. */
const patience = 30_000

/** The header that answers a challenge, or null if this device cannot do the work. The browser works on other threads. */
export async function solveChallenge(challenge: Challenge): Promise<string | null> {
  const solution = await solve({ challenge, deriveKey, timeout: patience }).catch(() => null)
  if (solution === null) return null
  const { counter, derivedKey } = solution
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } } satisfies Proof))
}
