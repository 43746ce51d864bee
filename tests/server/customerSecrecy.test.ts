import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { customerCards, mobileCards } from '../../server/sample/sampleCards.ts'
import { aMigration, aRenewal, cpfLookUps as asked, someCpf, unknownCpf as unknown } from '../support/aCustomer.ts'
import { aServer } from '../support/aServer.ts'
import type { Visitor } from '../support/aVisitor.ts'
import { folderForTest } from '../support/temporaryFolder.ts'

describe('a look-up of a CPF', () => {
  it('has a reply of the same shape for everybody', async () => {
    const server = await aServer()
    for (const [name, known, said] of asked) {
      const [one, other] = [
        await server.visitor().call(name, said(known)),
        await server.visitor().call(name, said(unknown)),
      ]
      expect(Object.keys(one.body)).toEqual(Object.keys(other.body))
      expect([...one.headers.keys()]).toEqual([...other.headers.keys()])
    }
    await server.stop()
  })

  it.each([
    ['one CPF', 2, (): [string, string] => [customerCards.renewal.cpf, '8.8.8.8']],
    ['one address', 6, (at: number): [string, string] => [someCpf(at), '9.9.9.9']],
    ['one network', 24, (at: number): [string, string] => [someCpf(at), `9.9.9.${at + 1}`]],
  ])('is limited for %s over all its calls, with the same refusal', async (_, most, of) => {
    const server = await aServer({ CUSTOMER_LOOKUPS_PER_HOUR: '6', TRUSTED_PROXIES: '127.0.0.1' })
    const ask = (at: number) => {
      const [cpf, ip] = of(at)
      const headers = { 'X-Forwarded-For': ip }
      if (at % 3 === 2) return server.visitor().call('checkClient', { params: { cpf }, headers })
      return server.visitor().call(at % 3 === 1 ? 'migrationOffers' : 'renewalOffers', { body: { cpf }, headers })
    }
    for (let at = 0; at < most; at += 1) expect((await ask(at)).status).toBe(200)
    const refused = await ask(most)
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'limit.reached',
        error: 'Foram muitas tentativas em pouco tempo. Espere um pouco e tente de novo.',
      },
    })
    expect(refused.headers.get('retry-after')).toBe('3600')
    server.pass(3_600_000)
    expect((await ask(most)).status).toBe(200)
    await server.stop()
  })

  it('stays limited after a restart', async () => {
    const settings = { DATA_DIR: join(folderForTest(), 'data'), CUSTOMER_LOOKUPS_PER_HOUR: '3' }
    const first = await aServer(settings)
    expect((await askAboutNobody(first.visitor())).status).toBe(200)
    await first.stop()
    const again = await aServer(settings)
    expect((await askAboutNobody(again.visitor())).status).toBe(429)
    await again.stop()
  })
})

describe('the stored data of customers', () => {
  it('reveals no name, CPF, birth date, mother’s name, telephone or e-mail to the owner of a copy', async () => {
    const DATA_DIR = join(folderForTest(), 'data')
    const server = await aServer({ DATA_DIR })
    const visitor = server.visitor()
    await aRenewal(visitor)
    await aRenewal(visitor, unknown)
    await aMigration(visitor)
    await server.stop()
    const bytes = readdirSync(DATA_DIR)
      .map((file) => readFileSync(join(DATA_DIR, file)).toString('latin1'))
      .join('')
    const { migration, renewal } = customerCards
    for (const canary of [
      unknown,
      migration.cpf,
      renewal.cpf,
      migration.birthDate,
      migration.name,
      migration.email,
      renewal.name,
      renewal.phone,
      'Alzira',
      'Sônia',
      mobileCards.controle.phone,
    ]) {
      expect(bytes).not.toContain(canary)
      expect(server.lines.join('')).not.toContain(canary)
    }
  })
})

const askAboutNobody = (visitor: Visitor) => visitor.call('checkClient', { params: { cpf: unknown } })
