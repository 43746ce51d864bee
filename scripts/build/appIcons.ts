import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { lightColour } from './designTokens.ts'

const favicon = join(import.meta.dirname, '../../public/favicon.svg')
/** The side of the favicon's tile. */
const tile = 200

/** The home-screen icons of `manifest.webmanifest` and `index.html`. The margin keeps the tile whole in any shape. */
const icons = [
  { name: 'icon-192.png', side: 192, margin: 0 },
  { name: 'icon-512.png', side: 512, margin: 0 },
  { name: 'icon-maskable-512.png', side: 512, margin: 30 },
  { name: 'apple-touch-icon.png', side: 180, margin: 18 },
]

/** Draws the icons from the favicon's tile into the built client. */
export async function appIcons(client: string): Promise<void> {
  const svg = await readFile(favicon, 'utf8')
  for (const { name, side, margin } of icons)
    await writeFile(join(client, name), new Resvg(iconOf(svg, side, margin)).render().asPng())
}

function iconOf(svg: string, side: number, margin: number): string {
  const whole = tile + 2 * margin
  const ground = `<rect x="${-margin}" y="${-margin}" width="${whole}" height="${whole}" fill="${lightColour('tile-ultramar')}"/>`
  const box = `width="${side}" height="${side}" viewBox="${-margin} ${-margin} ${whole} ${whole}"`
  return svg.replace(/<svg xmlns="([^"]+)"[^>]*>/, (_, space) => `<svg xmlns="${space}" ${box}>${ground}`)
}
