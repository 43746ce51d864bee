import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { pictureOf } from '../../src/app/url/sharingTagsAt.ts'
import { campaigns } from '../../src/content/campaigns/campaignAt.ts'
import { family, sharedPicture } from '../pictures/sharedPicture.ts'
import { unpackedFont } from '../pictures/unpackedFont.ts'

/** Draws the preview picture of each campaign's links into the built client. */
export async function sharedPictures(client: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'ultrafibra-fonts-'))
  const fontFiles = await Promise.all(['400', '800'].map((weight) => fontIn(folder, weight)))
  for (const [at, campaign] of campaigns.entries()) {
    const file = join(client, pictureOf(campaign))
    const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: family }
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, new Resvg(sharedPicture(campaign, at), { font }).render().asPng())
  }
  await rm(folder, { recursive: true })
}

/** Converts a font to a file, because the library reads neither WOFF nor buffers. */
async function fontIn(folder: string, weight: string): Promise<string> {
  const source = import.meta.resolve(
    `@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-${weight}-normal.woff`,
  )
  const file = join(folder, `${weight}.ttf`)
  await writeFile(file, unpackedFont(new URL(source)))
  return file
}
