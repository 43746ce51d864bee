import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type * as Axe from 'axe-core'
import { expect, type Page } from '@playwright/test'
import { isFull } from '../../support/lane.ts'
import { voiceOf } from './visitor.ts'

declare global {
  interface Window {
    axe: typeof Axe
  }
}

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Fails on WCAG 2.2 A or AA violations, content outside landmarks, and sideways scrolling. */
export async function expectUsable(page: Page) {
  await expect.poll(() => page.evaluate(isWhereSkipLeads), 'what the first link leads to').toBe(true)
  const usual = page.viewportSize() ?? wide
  await page.evaluate(setSticking, 'static')
  if (isFull) {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectNone(page, 'in dark', colours)
  }
  const colorScheme = !isFull && voiceOf(page) === 'chat' ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  for (const size of isFull ? [wide, narrow] : [usual]) {
    await page.setViewportSize(size)
    await expectNone(page, `${size.width} wide, in ${colorScheme}`, everything)
  }
  await expectFits(page)
  await page.setViewportSize(usual)
  await page.evaluate(setSticking, '')
}

/** The address changes before the page's code loads, and the skip link appears before its target. */
function isWhereSkipLeads() {
  const href = document.querySelector('a.skip')?.getAttribute('href')
  return !href || document.querySelector(href) !== null
}

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }
const everything: Axe.RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
/** The themes differ only in colours. */
const colours: Axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Nothing overflows and no word breaks, at 320 pixels and with letters twice as large. */
async function expectFits(page: Page) {
  await page.setViewportSize({ ...narrow, width: 320 })
  await expectWhole(page, 'at 320 pixels', 16)
  await page.setViewportSize(narrow)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expectWhole(page, 'with letters twice as large', 10)
  await page.setViewportSize({ ...narrow, width: 320 })
  expect.soft(await page.evaluate(sideways), `${page.url()} at 320 pixels with letters twice as large`).toEqual([])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

async function expectWhole(page: Page, where: string, letters: number) {
  expect
    .soft([...(await page.evaluate(unfit)), ...(await page.evaluate(broken, letters))], `${page.url()} ${where}`)
    .toEqual([])
}

async function expectNone(page: Page, where: string, rules: Axe.RunOnly) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe}; null`)
  expect.soft(await page.evaluate(violations, rules), `${page.url()} ${where}`).toEqual([])
}

/** The violations of some rules. */
async function violations(runOnly: Axe.RunOnly) {
  const rules = { region: { enabled: true } }
  const found = await window.axe.run({ runOnly, rules, resultTypes: ['violations'] })
  return found.violations.map(({ id, nodes }) => [
    id,
    ...nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  ])
}

/** Unsticks sticky parts, which cover targets only until one scrolls. */
function setSticking(position: string) {
  for (const part of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(part).position === 'sticky' || part.style.position !== '') part.style.position = position
  }
}

/** The elements beyond a page's width. */
function sideways(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const all = scrollWidth > clientWidth ? [...document.querySelectorAll('body *')] : []
  return all
    .map((part) => [part, part.getBoundingClientRect().right] as const)
    .filter(([, right]) => right > clientWidth)
    .map(([part, right]) => `${part.tagName} ${part.className} ${right} ${part.textContent?.slice(0, 40)}`)
}

/** The elements that make the page too wide, or break words to single letters. */
function unfit(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const all = [...document.querySelectorAll<HTMLElement>('body *')]
  const beyond =
    scrollWidth > clientWidth ? all.filter((part) => part.getBoundingClientRect().right > clientWidth + 1) : []
  const squeezed = all.filter((part) => {
    const letter = parseFloat(getComputedStyle(part).fontSize)
    const { width, height } = part.getBoundingClientRect()
    return (
      part.checkVisibility() &&
      getComputedStyle(part).clipPath === 'none' &&
      width > 1 &&
      width < 1.5 * letter &&
      height > 3 * letter &&
      [...part.childNodes].some(
        ({ nodeName, nodeValue }) => nodeName === '#text' && (nodeValue ?? '').trim().length > 2,
      )
    )
  })
  return [...beyond, ...squeezed]
    .slice(0, 8)
    .map((part) => `${part.tagName} ${part.className} ${part.textContent?.slice(0, 40)}`)
}

/** Words broken over two lines, except at hyphens, in e-mails and in very long words. */
function broken(letters: number): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  const range = document.createRange()
  const goesOn = (text: Node, from: number, to: number) => {
    range.setStart(text, from)
    range.setEnd(text, to)
    const [first, ...rest] = range.getClientRects()
    return first !== undefined && rest.some(({ top }) => top > first.top + first.height / 2)
  }
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const part = text.parentElement
    if (
      !part ||
      !goesOn(text, 0, text.textContent?.length ?? 0) ||
      !part.checkVisibility() ||
      getComputedStyle(part).clipPath !== 'none'
    )
      continue
    const most = part.closest('h1, h2') ? Infinity : letters
    let from = 0
    for (const word of text.textContent?.split(/(?<=\s|\p{L}-)|(?=\s)/u) ?? []) {
      if (/\S/.test(word) && word.length <= most && !word.includes('@') && goesOn(text, from, from + word.length))
        found.push(`${part.tagName} ${part.className} breaks ${word}`)
      from += word.length
    }
  }
  return found.slice(0, 8)
}
