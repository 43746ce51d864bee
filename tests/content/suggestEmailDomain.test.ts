import { expect, test } from 'vitest'
import { suggestEmailDomain } from '../../src/content/reading/suggestEmailDomain.ts'

test.each([
  ['ana@gmial.com', 'gmail.com'],
  ['ana@gmal.com', 'gmail.com'],
  ['ana@gmail.con', 'gmail.com'],
  ['ana@gmaill.com', 'gmail.com'],
  ['ana@gmail.co', 'gmail.com'],
  ['ana@hotmial.com', 'hotmail.com'],
  ['ana@otmail.com', 'hotmail.com'],
  ['ana@yaho.com.br', 'yahoo.com.br'],
  ['ana@outlok.com', 'outlook.com'],
  ['ana@uol.com.r', 'uol.com.br'],
])('%s was probably meant for %s', (email, domain) => {
  expect(suggestEmailDomain(email)).toBe(domain)
})

test.each([
  'ana@gmail.com',
  'ana@bol.com.br',
  'ana@uol.com.br',
  'ana@yahoo.com',
  'ana@provedor.com.br',
  'ana@timbrasil.example',
  'ana@gmx.com',
  'ana@ymail.com',
  'ana@mail.com',
  'ana@usp.br',
  'ana@a.b',
])('%s is not corrected', (email) => {
  expect(suggestEmailDomain(email)).toBeNull()
})
