import { randomInt } from 'node:crypto'
import { withCheckDigit } from '../../../src/api/contract/values/luhn.ts'

/** Draws random protocols until `take` accepts an unused one, so that their order reveals nothing. */
export async function withNewProtocol(
  take: (protocol: string) => Promise<boolean>,
  draw = drawProtocol,
): Promise<string> {
  const protocol = draw()
  return (await take(protocol)) ? protocol : withNewProtocol(take, draw)
}

const drawProtocol = () => withCheckDigit(String(randomInt(10_000_000, 100_000_000)))
