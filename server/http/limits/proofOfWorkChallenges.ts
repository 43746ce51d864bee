import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import { challenge, type Challenge, proof } from '../../../src/api/contract/proofOfWork.ts'
import type { Vault } from '../../secrets/vault.ts'

/** A solved challenge: its scope, and the expiry of its solution. */
export type Solved = { id: string; scope: string; until: string }

/** Creates challenges and checks solutions, also those of other servers' challenges. */
export type Challenges = {
  make: (scope: string) => Promise<Challenge>
  /** The solved challenge in a header; null if it is missing, wrong or expired. */
  solvedIn: (header: string | undefined) => Promise<Solved | null>
}

const minutesValid = 5
/** A key costs a phone about two milliseconds; the right one is found after `fewest` to `most` of them. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2000, fewest: 100, most: 200 }

const bound = z.object({ scope: z.string(), until: z.iso.datetime() })

export function makeProofOfWorkChallenges(vault: Vault, now: () => Date): Challenges {
  const secrets = {
    hmacSignatureSecret: vault.hash('proof', 'challenge'),
    hmacKeySignatureSecret: vault.hash('proof', 'solution'),
  }

  async function make(scope: string): Promise<Challenge> {
    const { algorithm, cost, fewest, most } = work
    const until = new Date(now().getTime() + minutesValid * 60_000).toISOString()
    const made = { algorithm, cost, counter: randomInt(fewest, most), data: { scope, until }, deriveKey, ...secrets }
    return z.parse(challenge, await createChallenge(made))
  }

  async function solvedIn(header: string | undefined): Promise<Solved | null> {
    const given = proof.safeParse(header === undefined ? null : jsonIn(header)).data
    if (!given) return null
    const { verified } = await verifySolution({ ...given, deriveKey, ...secrets }).catch(() => ({ verified: false }))
    const { nonce, data } = given.challenge.parameters
    const { scope, until } = bound.safeParse(data).data ?? { scope: '', until: '' }
    return verified && now().toISOString() <= until ? { id: nonce, scope, until } : null
  }

  return { make, solvedIn }
}

function jsonIn(header: string): unknown {
  try {
    return JSON.parse(Buffer.from(header, 'base64').toString())
  } catch {
    return null
  }
}
