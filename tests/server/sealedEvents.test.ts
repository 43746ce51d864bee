import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compactDecrypt } from 'jose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { publicKeyIn } from '../../server/webhooks/makeEventEncrypter.ts'
import { aReceiver, webhookSecret } from '../support/aReceiver.ts'
import { aConfirmedLead, answers, finish } from '../support/anOrder.ts'
import { aServer } from '../support/aServer.ts'
import { folderForAll } from '../support/temporaryFolder.ts'

const overTheLine = fetch
const folder = folderForAll()
let receiver: Awaited<ReturnType<typeof aReceiver>>
beforeEach(async () => {
  vi.stubGlobal('fetch', overTheLine)
  receiver = await aReceiver()
})
afterEach(() => receiver.stop())

const pairs = {
  RSA: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
  'P-256': () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' }),
  X25519: () => generateKeyPairSync('x25519'),
}

function settingsWith(key: KeyObject) {
  const file = join(folder, 'events.pem')
  writeFileSync(file, key.export({ type: key.type === 'public' ? 'spki' : 'pkcs8', format: 'pem' }))
  return { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: webhookSecret, WEBHOOK_PUBLIC_KEY_FILE: file }
}

const opened = async (sealed: string | undefined, key: KeyObject): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode((await compactDecrypt(sealed ?? '', key)).plaintext))

describe.each(Object.entries(pairs))('an event for a receiver with a key of %s', (_, pair) => {
  it('contains all data for fulfilment, which only its private key decrypts', async () => {
    const { publicKey, privateKey } = pair()
    const server = await aServer(settingsWith(publicKey))
    const visitor = server.visitor()
    const { body } = await finish(visitor, await aConfirmedLead(visitor))
    await visitor.call('requestCall', { body: { telephone: '16991234567' } })
    await server.deliver()
    const dataOf = (type: string) => receiver.events.find((event) => event.type === type)?.data
    expect(Object.keys(dataOf('lead.created') ?? {})).toEqual(['lead'])
    expect(receiver.heard.map((each) => each.body).join()).not.toMatch(
      /Souza|99123-?4567|provedor|10000000108|14010-?100/,
    )
    expect(await opened(dataOf('order.placed')?.['sealed'], privateKey)).toMatchObject({
      again: false,
      number: body['orderNumber'],
      sold: { name: answers.name.name, document: answers.documentNumber.cpf },
    })
    expect(await opened(dataOf('call.requested')?.['sealed'], privateKey)).toMatchObject({ telephone: '16991234567' })
    const other = pair()
    await expect(opened(dataOf('order.placed')?.['sealed'], other.privateKey)).rejects.toThrow(
      'decryption operation failed',
    )
    await server.stop()
  })
})

it('weak, private and invalid keys are refused', () => {
  const weak = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey
  const signing = generateKeyPairSync('ed25519').publicKey
  for (const key of [weak, signing, pairs.X25519().privateKey])
    expect(() => publicKeyIn(settingsWith(key).WEBHOOK_PUBLIC_KEY_FILE)).toThrow('no public key')
  expect(() => publicKeyIn(join(folder, 'none.pem'))).toThrow('no public key')
})
