import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isCnpj, isCpf } from '../../src/api/contract/values/cpfAndCnpj.ts'
import { openDatabase } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { triesPerDay, triesPerLead } from '../../server/leads/confirm/quizTries.ts'
import { quizFor } from '../../server/risk/builtInQuiz.ts'
import { isPhone } from '../../src/api/contract/values/isPhone.ts'
import {
  addressCards,
  corporateDomains,
  customerCards,
  documentCards,
  mobileCards,
  type AddressCard,
  type CustomerCard,
  type DocumentCard,
} from '../../server/sample/sampleCards.ts'
import { sampleRows } from '../../server/sample/sampleRows.ts'
import { seedOperator } from '../../server/sample/seedOperator.ts'
import { anOperatorDb } from '../support/operatorDb.ts'

const page = readFileSync(new URL('../../docs/sample-operator.md', import.meta.url), 'utf8')
const lines = page.split('\n')
const documents: DocumentCard[] = Object.values(documentCards)
const addresses: AddressCard[] = Object.values(addressCards)
const customers: CustomerCard[] = Object.values(customerCards)

describe('the page about the sample operator', () => {
  it.each(documents)('lists the document $document', ({ document, what, outcome }) => {
    expect(lines).toContain(`| ${written(document)} | ${what} | ${outcome === 'quiz' ? rightAnswers(document) : ''} |`)
  })

  it('states the number of tries of a quiz', () => {
    expect(page).toContain(`${triesPerLead} times in an order and ${triesPerDay} times a day for a document`)
  })

  it.each(addresses)('lists the address $cep: $what', ({ cep, number, block, lot, what }) => {
    const door = block === undefined ? (number ?? '') : `block ${block}, lot ${lot}`
    expect(lines).toContain(`| ${cep.slice(0, 5)}-${cep.slice(5)} | ${door} | ${what} |`)
  })

  it.each(customers)('lists the customer $cpf: $what', ({ cpf, product, what, offers, email, phone }) => {
    expect(lines).toContain(
      `| ${written(cpf)} | ${product} | ${what} | ${offers.join(', ')} | ${email ?? ''} | ${phone ?? ''} |`,
    )
  })

  it.each(Object.values(mobileCards))('lists the mobile line $phone: $what', ({ phone, what, addon }) => {
    expect(lines).toContain(`| (${phone.slice(0, 2)}) ${phone.slice(2, 7)}-${phone.slice(7)} | ${addon} | ${what} |`)
  })

  it.each(corporateDomains)('lists the corporate domain %s', (domain) => {
    expect(lines).toContain(`- \`${domain}\``)
  })

  it('has the right numbers', () => {
    const { streets, cabinets, splitters } = sampleRows()
    const homes = splitters.reduce((sum, splitter) => sum + splitter.homes, 0)
    const [n, full] = [
      (count: number) => count.toLocaleString('en-US'),
      splitters.filter((splitter) => splitter.ports_used === splitter.ports),
    ]
    expect(page).toContain(
      `${n(streets.length)} CEPs, ${n(cabinets.length)} cabinets, ${n(splitters.length)} splitters and ${n(homes)} homes passed`,
    )
    expect(page).toContain(`${n(full.length)} are full`)
  })
})

describe('the sample operator', () => {
  it('is the same every time', () => {
    expect(sampleRows()).toEqual(sampleRows())
  })

  it('has documents with right check digits, each once', () => {
    expect(documents.filter(({ document }) => !isCpf(document) && !isCnpj(document))).toEqual([])
    expect(new Set(documents.map(({ document }) => document)).size).toBe(documents.length)
  })

  it('has customers with right check digits and telephones, each once for a product', () => {
    expect(customers.filter(({ cpf, phone }) => !isCpf(cpf) || (phone !== null && !isPhone(phone)))).toEqual([])
    expect(new Set(customers.map(({ cpf, product }) => cpf + product)).size).toBe(customers.length)
    expect(Object.values(mobileCards).filter(({ phone }) => !isPhone(phone))).toEqual([])
  })

  it('never connects more homes to a splitter than it has ports', () => {
    expect(sampleRows().splitters.filter(({ ports, ports_used: used }) => used < 0 || used > ports)).toEqual([])
  })

  it('has a cabinet for every splitter, and a street for every splitter, lot and building', () => {
    const { streets, cabinets, splitters, lots, buildings } = sampleRows()
    const [ceps, ids] = [new Set(streets.map(({ cep }) => cep)), new Set(cabinets.map(({ id }) => id))]
    expect(splitters.filter(({ cabinet }) => !ids.has(cabinet))).toEqual([])
    expect([...splitters, ...lots, ...buildings].filter(({ cep }) => !ceps.has(cep))).toEqual([])
  })

  it('fills an empty database in under two seconds, once', async () => {
    const db = openDatabase({ databaseUrl: null, dataDir: ':memory:' })
    await migrate(db)
    const started = performance.now()
    await seedOperator(db)
    expect(performance.now() - started).toBeLessThan(2000)
    await seedOperator(db)
    const { count } = await db
      .selectFrom('cities')
      .select(db.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(sampleRows().cities.length)
  })

  it('is not filled again, even after changes', async () => {
    const db = await anOperatorDb()
    await db.deleteFrom('splitter_rows').execute()
    await seedOperator(db)
    expect(await db.selectFrom('splitters').select('id').execute()).toEqual([])
  })
})

function rightAnswers(document: string): string {
  return quizFor(document)
    .questions.map(({ answers, right }) => answers.find(({ id }) => id === right)?.text)
    .join(' · ')
}

function written(document: string): string {
  return document.length === 11
    ? document.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')
    : document.replace(/(..)(...)(...)(....)(..)/, '$1.$2.$3/$4-$5')
}
