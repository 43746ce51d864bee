import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { read, sectionOf } from './support/documents.ts'

const outside = sectionOf(read('docs/security.md'), 'Keys, algorithms, and what reaches outside')
/** Modules and functions for cryptography, processes and connections. */
const reaching =
  /node:(?:crypto|child_process|worker_threads|vm|https|tls|dgram)'|getRandomValues|crypto\.subtle|altcha-lib|@noble\/|standardwebhooks/

test('every file that reaches outside is in the list', () => {
  const found = [
    ...globSync('server/**/*.ts').filter((file) => /[^.\w]fetch\(|createTransport\(|new Pool\(/.test(read(file))),
    ...globSync(['server/**/*.ts', 'src/**/*.{ts,tsx}']).filter((file) => reaching.test(read(file))),
  ]
  const listed = [...outside.matchAll(/`((?:server|src)\/[^`]+)`/g)].map(([, file = '']) => file)
  expect(listed.toSorted()).toEqual([...new Set(found)].toSorted())
})

test('only the listed algorithms are used', () => {
  const inPlace = /(?:create(?:Hash|Hmac|Cipheriv|Decipheriv)\(|hkdfSync\(|algorithm: )'?([\w/-]+)/g
  const used = globSync('server/**/*.ts').flatMap((file) =>
    [...read(file).matchAll(inPlace)].map(([, name = '']) => name),
  )
  expect(new Set(used).size).toBeGreaterThan(2)
  expect(used.filter((name) => !plain(outside).includes(plain(name)))).toEqual([])
})

const plain = (text: string) => text.toLowerCase().replaceAll('-', '')

test('no certificate check is switched off', () => {
  const files = [
    ...globSync(['server/**/*.ts', 'scripts/**/*.ts', 'deploy/*.{service,timer}']),
    'compose.yaml',
    'Dockerfile',
    '.env.example',
  ]
  const unchecked = /rejectUnauthorized|checkServerIdentity|NODE_TLS_REJECT_UNAUTHORIZED|sslmode=no-verify/
  expect(files.filter((file) => unchecked.test(read(file)))).toEqual([])
})
