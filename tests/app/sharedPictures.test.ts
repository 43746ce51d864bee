import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedPicture } from '../../scripts/pictures/sharedPicture.ts'
import { sharedPictures } from '../../scripts/build/sharedPictures.ts'
import { pictureOf, pictureSize } from '../../src/app/url/sharingTagsAt.ts'
import { campaignOf, campaigns } from '../../src/content/campaigns/campaignAt.ts'
import { bannerOf } from '../../src/content/texts/landing/landingTexts.ts'

const client = mkdtempSync(join(tmpdir(), 'ultrafibra-pictures-'))
beforeAll(() => sharedPictures(client))
afterAll(() => rmSync(client, { recursive: true }))

const drawn = (file: string) => readFileSync(join(client, file))

test('every campaign has its own preview picture, of the stated size and small enough for messengers', () => {
  const pictures = campaigns.map(pictureOf)
  expect(
    readdirSync(join(client, 'shared'))
      .map((name) => `/shared/${name}`)
      .toSorted(),
  ).toEqual(pictures.toSorted())
  for (const picture of pictures.map(drawn)) {
    expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG')
    expect({ width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) }).toEqual(pictureSize)
    expect(picture.length).toBeLessThan(150_000)
  }
})

test('it shows the campaign’s words in the site’s fonts, next to the tiles', () => {
  const campaign = campaignOf('globoplay/timcontrole')
  const svg = sharedPicture(campaign, 0)
  const written = [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, line]) => line).join(' ')
  const { heading, lead } = bannerOf(campaign)
  expect(written).toBe(`${heading} ${lead}`)
  const without = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
  expect(drawn(pictureOf(campaign)).length).toBeGreaterThan(without.length + 5_000)
  for (const each of campaigns)
    for (const [size, longest] of [
      [72, 19],
      [36, 34],
    ] as const) {
      const said = [...sharedPicture(each, 0).matchAll(new RegExp(`font-size="${size}"[^>]*>([^<]+)<`, 'g'))]
      expect(said.length).toBeLessThanOrEqual(3)
      for (const [, line = ''] of said) expect(line.length).toBeLessThanOrEqual(longest)
    }
})
