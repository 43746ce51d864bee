import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const tokens = readFileSync(join(import.meta.dirname, '../src/ui/tokens.css'), 'utf8')

/** A design token's colour in the light theme. */
export function lightColour(token: string): string {
  const colour = new RegExp(String.raw`--${token}: (?:light-dark\()?(#[\da-f]{6})`).exec(tokens)?.[1]
  if (!colour) throw new Error(`src/ui/tokens.css has no colour --${token}`)
  return colour
}
