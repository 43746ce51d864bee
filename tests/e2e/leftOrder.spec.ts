import { expect, type Locator } from '@playwright/test'
import { cameBackTexts as texts } from '../../src/content/texts/cameBackTexts.ts'
import { coverageTexts, landingTexts } from '../../src/content/texts/landing/landingTexts.ts'
import { person } from '../support/person.ts'
import { begin, until } from './support/begun.ts'
import { long, test } from './support/strictPage.ts'

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
type Box = Awaited<ReturnType<typeof boxOf>>

const doOverlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test(
  'an unfinished order is shown over the home page’s picture, without moving or covering the form',
  long,
  async ({ page }) => {
    const { at } = await begin(page, until('email', person), 'pages')
    await page.evaluate(() => localStorage.setItem('ab-version', 'B'))
    const banner = page.getByRole('region', { name: landingTexts.banner })
    const band = banner.getByRole('region', { name: texts.order })
    const [go, close] = [band.getByRole('link', { name: texts.go }), band.getByRole('button', { name: texts.close })]
    const others = [
      banner.getByRole('heading', { level: 1 }),
      banner.getByText(/^por \d+ meses, no débito automático/),
      banner.getByRole('textbox', { name: coverageTexts.cep }),
      banner.getByRole('button', { name: coverageTexts.states.default }),
    ]
    await page.goto('/')
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      [375, 667],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(band).toContainText(/600 Mega.*R\$\s\d+,\d\d por mês.*Dados pessoais/s)
      for (const part of [go, close]) await expect(part, `${width} wide`).toBeInViewport({ ratio: 1 })
      const its = await boxOf(band)
      for (const part of others) expect([width, doOverlap(its, await boxOf(part))]).toEqual([width, false])
    }
    const before = await Promise.all(others.map(boxOf))
    await close.click()
    await expect(band).toBeHidden()
    expect(await Promise.all(others.map(boxOf))).toEqual(before)
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await go.click()
    await expect(page).toHaveURL(new RegExp(`${at}$`))
  },
)
