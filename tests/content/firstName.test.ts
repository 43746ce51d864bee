import { expect, it } from 'vitest'
import { firstName } from '../../src/api/contract/values/firstName.ts'

it.each([
  ['Ana Souza', 'Ana'],
  ['ana souza', 'Ana'],
  ['  ÂNGELA  LIMA', 'Ângela'],
  ['érico', 'Érico'],
  ['McArthur Silva', 'McArthur'],
  ['', ''],
])('%j is addressed as %j', (name, called) => expect(firstName(name)).toBe(called))
