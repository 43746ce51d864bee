import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { examine } from '../../server/doctor/doctor.ts'
import { readEnv } from '../../server/start/readEnv.ts'
import { diffFolder } from '../../server/operatorData/diff.ts'
import { openFolder } from '../../server/operatorData/folder.ts'
import { importFolder } from '../../server/operatorData/import.ts'
import { type CommandDatabase, withCommandDatabase } from '../../server/operatorData/commandDatabase.ts'
import { sampleLine } from '../../server/sample/sampleNotice.ts'
import { mobileCards } from '../../server/sample/sampleCards.ts'
import { noSeller, ownSells, sampleSells } from '../../server/start/sellerWarnings.ts'
import { forCollaborators } from '../support/aCustomer.ts'
import { aServer } from '../support/aServer.ts'
import { anOperatorFolder, smallOperator } from '../support/operatorFolder.ts'

const folders: ReturnType<typeof anOperatorFolder>[] = []
afterEach(() => folders.splice(0).forEach((each) => each.gone()))

/** Settings of a production with a new data folder. */
function production() {
  const folder = anOperatorFolder(smallOperator)
  folders.push(folder)
  const dataDir = join(folder.path, 'data')
  const settings = { NODE_ENV: 'production', MASTER_KEY: randomBytes(32).toString('base64'), DATA_DIR: dataDir }
  const bringIn = () => work(settings, (workshop) => importFolder(workshop, openFolder(folder.path), new Date()))
  return { settings, bringIn, dataDir, folder, write: folder.write }
}

const work = <T>(settings: Record<string, string>, what: (workshop: CommandDatabase) => Promise<T>) =>
  withCommandDatabase(readEnv(settings), () => undefined, what)

const doctor = async (settings: Record<string, string>) =>
  (await examine(readEnv(settings), 'no-site', new Date())).map(({ text }) => text)

describe('production', () => {
  it('starts with an imported operator and without a setting, and mentions no sample', async () => {
    const { settings, bringIn } = production()
    await expect(aServer(settings)).rejects.toThrow(noSeller)
    await bringIn()
    for (const more of [{}, { OPERATOR: 'sample' }]) {
      const server = await aServer({ ...settings, ...more })
      expect(server.lines.join('')).toContain(ownSells)
      expect(server.lines.join('')).not.toContain(sampleSells)
      const page = await server.app.request('/sem-lembretes?de=nobody')
      expect(await page.text()).not.toContain(sampleLine)
      const query = { cep: '35900010', number: '35' }
      expect((await server.visitor().call('coverage', { query })).body).toMatchObject({ reason: null })
      await server.stop()
    }
  })

  it('gives the offer for collaborators only to e-mails of its own domains', async () => {
    const { settings, bringIn, write } = production()
    write('collaborators.csv', 'domain\nValeVerde.com.br\n')
    await bringIn()
    const server = await aServer(settings)
    const begun = (email: string) =>
      server
        .visitor()
        .call('createLead', { body: { email, ...forCollaborators } })
        .then(({ status }) => status)
    expect(await begun('ana@valeverde.com.br')).toBe(200)
    expect(await begun('ana@timbrasil.example')).toBe(422)
    await server.stop()
  })

  it('knows only the lines of its own mobile customers, without storing a number', async () => {
    const { settings, bringIn, write, dataDir, folder } = production()
    write('mobile_lines.csv', 'phone,addon,active\n31987651234,timblack,true\n31987651235,timpre,false\n')
    await bringIn()
    const server = await aServer(settings)
    const begun = (phoneNumber: string) =>
      server
        .visitor()
        .call('createFromRenta', { body: { phoneNumber } })
        .then(({ status }) => status)
    expect(await begun('31987651234')).toBe(200)
    for (const other of ['31987651235', mobileCards.black.phone]) expect(await begun(other)).toBe(409)
    await server.stop()
    for (const file of readdirSync(dataDir))
      expect(readFileSync(join(dataDir, file), 'latin1')).not.toContain('3198765')
    write('mobile_lines.csv', 'phone,addon,active\n31987651234,timcontrole,true\n')
    expect(await work(settings, (workshop) => diffFolder(workshop, openFolder(folder.path), false))).toContainEqual({
      file: 'mobile_lines.csv',
      added: 0,
      changed: 1,
      removed: 1,
      examples: [],
    })
    write('mobile_lines.csv', 'phone,addon,active\n31987651234,b,true\n123,timpre,true\n')
    await expect(bringIn()).rejects.toThrow(/mobile_lines.csv:2.*addon[^]*mobile_lines.csv:3.*phone/)
  })

  it('is reported so by the doctor', async () => {
    const { settings, bringIn, dataDir } = production()
    expect(await doctor(settings)).toContain(noSeller)
    await bringIn()
    const told = await doctor(settings)
    expect(told).toContain(ownSells)
    expect(told).not.toContain(noSeller)
    rmSync(dataDir, { recursive: true })
    expect(await doctor(settings)).toContain(noSeller)
  })
})
