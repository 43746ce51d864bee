import { expect } from '@playwright/test'
import { heldTexts } from '../../src/content/texts/order/orderPanelTexts.ts'
import { privateAnswerTexts } from '../../src/content/texts/errors/privateAnswerTexts.ts'
import { keptPages, minutesPass, outboxOf, tellLineBack } from './support/withoutALine.ts'
import { aLine, type Line } from '../support/aLine.ts'
import { serveAnother } from './support/anotherBuild.ts'
import { begin, takeUp, until } from './support/begun.ts'
import { field, write } from './support/controls.ts'
import { person } from '../support/person.ts'
import { storedLead, versionOf } from './support/storedLead.ts'
import { long, test as strict } from './support/strictPage.ts'
import { answerAll, openKeys, start, toOtherVoice, voiceHere } from './support/visitor.ts'

/** Connects through a line that a test cuts. */
const test = strict.extend<{ line: Line }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures here, and there are none
  line: async ({}, provide, { project }) => {
    const line = await aLine(project.use.baseURL ?? '')
    await provide(line)
    line.end()
  },
  baseURL: ({ line }, provide) => provide(line.address),
})

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ expected }) => void expected.failures.push(/net::ERR_(CONNECTION|EMPTY|FAILED|SOCKET)/))

test('an order opens offline in its place, and ten minutes of answers are saved once within ten seconds of the line’s return', async ({
  page,
  line,
}) => {
  const begun = await begin(page, until('phone', person), voiceHere())
  await page.clock.install()
  await takeUp(page, begun)
  await keptPages(page)
  const before = await storedLead(begun.lead)
  const version = await versionOf(begun.lead)
  line.cut()
  await page.reload()
  await expect(page.getByText(heldTexts.allSent)).toBeVisible()
  await answerAll(page, until('email', person))
  await page.reload()
  await expect.poll(() => openKeys(page)).toContain('email')
  await expect(page.getByText(heldTexts.offline)).toBeVisible()
  await expect(page.getByText(heldTexts.offlineMore)).toBeVisible()
  await answerAll(page, until('document', person))
  await minutesPass(page, 10)
  expect(await storedLead(begun.lead)).toEqual(before)
  line.asked.splice(0)
  line.mend()
  await expect
    .poll(() => storedLead(begun.lead))
    .toMatchObject({ phone: '16991234567', email: person.email, mothers_name: person.motherName })
  await expect(page.getByText(heldTexts.offline)).toBeHidden()
  const writes = line.asked.flatMap((each) => /^PATCH .*\/(\w+)$/.exec(each)?.[1] ?? [])
  expect(writes).toEqual(['phone', 'email', 'birthDate', 'motherName'])
  expect(await versionOf(begun.lead)).toBe(version + writes.length)
})

test('private answers lost by an offline reload are asked again, with the reason', long, async ({ page, line }) => {
  const begun = await begin(page, until('phone', person), voiceHere())
  await takeUp(page, begun)
  await keptPages(page)
  line.cut()
  await answerAll(page, until('document', person))
  await expect(page.getByText(privateAnswerTexts.stay(['birthDate', 'motherName']))).toBeVisible()
  await page.reload()
  await expect.poll(() => openKeys(page)).toEqual(['birthDate'])
  await expect(page.getByText(privateAnswerTexts.whyLost(['birthDate', 'motherName']))).toBeVisible()
  line.mend()
  expect(await answerAll(page, until('document', person))).toEqual(['birthDate', 'motherName'])
  await expect
    .poll(() => storedLead(begun.lead))
    .toMatchObject({ phone: '16991234567', email: person.email, mothers_name: person.motherName })
})

test(
  'waiting writes are sent once the line is back, even without an open page, and contain nothing private',
  long,
  async ({ page, line, context }) => {
    const begun = await begin(page, until('phone', person), voiceHere())
    await page.addInitScript(() => {
      const { prototype } = Reflect.get(window, 'SyncManager')
      prototype.register = async (tag: string) => console.info(`sync ${tag}`)
    })
    await takeUp(page, begun)
    await keptPages(page)
    const version = await versionOf(begun.lead)
    const asksForSync = page.waitForEvent('console', (message) => message.text() === 'sync outbox')
    line.cut()
    await answerAll(page, until('document', person))
    await asksForSync
    await expect.poll(() => outboxOf(page)).toMatch(/16991234567.*ana@provedor/)
    expect(await outboxOf(page)).not.toMatch(new RegExp(`${person.birthDate}|${person.motherName}`))
    const standing = page.url()
    await page.close()
    line.asked.splice(0)
    line.mend()
    const elsewhere = await context.newPage()
    await elsewhere.goto('/')
    await tellLineBack(elsewhere)
    await expect.poll(() => storedLead(begun.lead)).toMatchObject({ phone: '16991234567', email: person.email })
    expect(line.asked.flatMap((each) => /^PATCH .*\/(\w+)$/.exec(each)?.[1] ?? [])).toEqual(['phone', 'email'])
    expect(await versionOf(begun.lead)).toBe(version + 2)
    expect(await outboxOf(elsewhere)).toBe('[[]]')
    await elsewhere.goto(standing)
    expect(await answerAll(elsewhere, until('document', person))).toEqual(['birthDate', 'motherName'])
    await expect.poll(() => storedLead(begun.lead)).toMatchObject({ mothers_name: person.motherName })
    expect(await versionOf(begun.lead)).toBe(version + 4)
  },
)

test(
  'an order of a campaign opens in its place while its server fails or does not reply',
  long,
  async ({ page, line, expected }) => {
    expected.failures.push(/status of 502/)
    await page.goto(`/b/r${start[voiceHere()]}`)
    await answerAll(page, until('number', person))
    await keptPages(page)
    const standing = page.url()
    line.answer(() => ({ status: 502, body: '<h1>Bad Gateway</h1>' }))
    await page.reload()
    await expect.poll(() => openKeys(page)).toContain('number')
    expect(page.url()).toBe(standing)
    line.answer(() => undefined)
    line.cut()
    await page.reload()
    await expect.poll(() => openKeys(page)).toContain('number')
    await expect(page.goto('/b/r')).rejects.toThrow(/ERR_/)
  },
)

test('only the code and the empty page of an order are cached', long, async ({ page }) => {
  await page.goto(`${start[voiceHere()]}?utm_source=radio&phone=16991234567`)
  await answerAll(page, until('number', person))
  const kept = await keptPages(page)
  await answerAll(page, until('dueDate', person))
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await keptPages(page)).toEqual(kept)
  expect(kept.filter((each) => !/^\/assets\/[\w.-]+\.(js|css|woff2)$/.test(each))).toEqual([
    '/checkout/confirmando-dados',
  ])
})

test(
  'another build replaces the cached one, and an open page whose code is gone reloads in its place',
  long,
  async ({ page, line, expected }) => {
    expected.failures.push(/status of 404/)
    await takeUp(page, await begin(page, until('email', person), voiceHere()))
    await keptPages(page)
    await write(field(page, 'email'), person.email)
    const { openings } = await serveAnother(page, line)
    await toOtherVoice(page).click()
    await expect(field(page, 'email')).toHaveValue(person.email)
    expect(await openKeys(page)).toContain('email')
    expect(openings()).toBe(1)
  },
)
