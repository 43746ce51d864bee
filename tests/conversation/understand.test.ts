import { expect, it } from 'vitest'
import { understand } from '../../src/conversation/understanding/understand.ts'

it.each(['Por que pedem isso?', 'por quê?', 'pq?', 'pra que meu cpf', 'e para que serve?'])('hears that %j asks why', (text) => {
  expect(understand('document', text)).toEqual({ answers: {}, why: true })
})

it.each(['Maria Souza', '529.982.247-25', 'Porquinho da Silva'])('takes %j as the answer', (text) => {
  expect(understand('document', text)).toEqual({ answers: { document: text }, why: false })
})
