import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeFolderMailer } from '../../server/mail/folderMailer.ts'

import { aMail } from '../support/aMail.ts'
import { folderForTest } from '../support/temporaryFolder.ts'

let folder = ''
beforeEach(() => {
  folder = join(folderForTest(), 'outbox')
})

const noon = new Date('2026-11-20T12:00:00.000Z')
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const from = 'Vendas <vendas@ultrafibra.example>'

describe('a folder of 16,800 mails', () => {
  it('costs as much for each further mail as an empty one', async () => {
    const empty = makeFolderMailer(join(folder, '..', 'empty'), from)
    const full = makeFolderMailer(folder, from)
    mkdirSync(folder)
    for (let at = 0; at < 16_800; at += 1) writeFileSync(join(folder, `2026-11-20T11-00-00-000Z-mail-${at}.json`), '')
    for (const mailer of [empty, full]) await mailer.send(aMail, noon)
    const times: [number[], number[]] = [[], []]
    for (let turn = 1; turn <= 40; turn += 1) {
      for (const [which, mailer] of [empty, full].entries()) {
        const began = performance.now()
        await mailer.send({ ...aMail, id: `turn-${turn}` }, after(turn))
        times[which]?.push(performance.now() - began)
      }
    }
    const [usual = 1, beside = 0] = times.map((each) => each.toSorted((a, b) => a - b)[10])
    expect(beside / usual).toBeLessThan(5)
  })

  it('is read once an hour, whenever mail is sent', async () => {
    let looks = 0
    const mailer = makeFolderMailer(folder, from, (place) => {
      looks += 1
      return readdir(place)
    })
    for (let turn = 0; turn < 120; turn += 1) await mailer.send({ ...aMail, id: `turn-${turn}` }, after(turn))
    expect(looks).toBe(2)
  })
})

describe('a mail in the folder', () => {
  it('is deleted after thirty days, unlike files of others', async () => {
    const mailer = makeFolderMailer(folder, from)
    await mailer.send({ ...aMail, id: 'old' }, after(-31 * 24 * 60))
    await mailer.send({ ...aMail, id: 'younger' }, after(-29 * 24 * 60))
    writeFileSync(join(folder, '0-notes.txt'), '')
    await mailer.send({ ...aMail, id: 'new' }, noon)
    expect(readdirSync(folder)).toEqual([
      '0-notes.txt',
      '2026-10-22T12-00-00-000Z-younger.eml',
      '2026-10-22T12-00-00-000Z-younger.json',
      '2026-11-20T12-00-00-000Z-new.eml',
      '2026-11-20T12-00-00-000Z-new.json',
    ])
  })
})
