import { escapeHtml } from '../../server/http/escapeHtml.ts'
import { pictureSize } from '../../src/app/url/sharingTagsAt.ts'
import type { Campaign } from '../../src/api/contract/sale/campaign.ts'
import { bannerOf } from '../../src/content/texts/landing/landingTexts.ts'
import { brand } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import { parseTileMap, type Path } from '../../src/ui/art/parseTileMap.ts'
import { lightColour } from '../build/designTokens.ts'

/** The names of the two weights in their font files. */
export const family = 'Schibsted Grotesk'
const strong = `${family} ExtraBold`
const { width, height } = pictureSize
const SIDE = 105

/** The tiles next to the text. Each campaign begins at another row, so that neighbours differ. */
const rows = [
  'l0pu l1pu q2ap q3ap',
  'l1pu l0pu q1ap q0as',
  'c0up c1up y0ap y1ap',
  'c3up c2up y1ap y0ap',
  'q3us b0uu l1pa l0pa',
  'q2up q3up l0pa l1pa',
]

/** The preview picture of a campaign's links, as SVG: its text next to tiles. */
export function sharedPicture(campaign: Campaign, at: number): string {
  const first = (2 * at) % rows.length
  const wall = parseTileMap([...rows.slice(first), ...rows.slice(0, first)].join('\n'))
  const place = `translate(${width - 4 * SIDE} 0) scale(${SIDE / 100})`
  const { heading, lead } = bannerOf(campaign)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${lightColour('tile-anil')}"/>
<g transform="${place}">${wall.paths.map(drawn).join('')}</g>
<g fill="${lightColour('tile-papel')}">
<text x="64" y="112" font-size="40" font-family="${strong}">${escapeHtml(brand.strong)} <tspan font-family="${family}">${escapeHtml(brand.name)}</tspan></text>
${lines(heading, 19)
  .map((line, row) => said(line, 240 + 78 * row, 72, strong))
  .join('')}
${lines(lead, 34)
  .map((line, row) => said(line, 500 + 44 * row, 36, family))
  .join('')}
</g></svg>`
}

const drawn = ({ colour, d }: Path) => `<path fill="${lightColour(`tile-${colour}`)}" d="${d}"/>`

const said = (text: string, y: number, size: number, font: string) =>
  `<text x="64" y="${y}" font-size="${size}" font-family="${font}">${escapeHtml(text)}</text>`

/** Breaks a text into lines of at most `most` characters. */
function lines(text: string, most: number): string[] {
  const made: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = made.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) made[made.length - 1] = `${last} ${word}`
    else made.push(word)
  }
  return made
}
