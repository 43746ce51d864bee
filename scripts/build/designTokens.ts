import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const tokens = readFileSync(join(import.meta.dirname, '../../src/ui/tokens.css'), 'utf8')

/** The light theme's colour of a design token. */
export const lightColour = (token: string) => colours(token).light

/** A design token's colour in each theme. */
export function colours(token: string): { light: string; dark: string } {
  const [, light, dark = light] =
    new RegExp(String.raw`--${token}: (?:light-dark\()?(#[\da-f]{6})(?:, (#[\da-f]{6}))?`).exec(tokens) ?? []
  if (!light || !dark) throw new Error(`src/ui/tokens.css has no colour --${token}`)
  return { light, dark }
}
