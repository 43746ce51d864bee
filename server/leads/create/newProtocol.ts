import { randomInt } from 'node:crypto'
import { withCheckDigit } from '../../../src/api/contract/values/checkDigit.ts'

/** Draws protocols until one is taken by nobody yet: `take` says whether it was free. Nothing can be read from how they follow each other. */
export async function withNewProtocol(
  take: (protocol: string) => Promise<boolean>,
  draw = drawProtocol,
): Promise<string> {
  const protocol = draw()
  return (await take(protocol)) ? protocol : withNewProtocol(take, draw)
}

export const drawProtocol = () => withCheckDigit(String(randomInt(10_000_000, 100_000_000)))
