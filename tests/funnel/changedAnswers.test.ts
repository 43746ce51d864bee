import { expect, it } from 'vitest'
import type { Key } from '../../src/content/questions/answers.ts'
import { dropEmptyFields } from '../../src/funnel/answers/dropEmptyFields.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { aFunnel, fullAnswers } from '../support/aFunnel.ts'

const { kept } = aFunnel(fullAnswers)
const account: Key[] = ['bank', 'agency', 'account']

it.each<[string, Raw, Key[], Raw]>([
  ['a private field left empty over an answer that stands', { motherName: ' ' }, ['motherName'], {}],
  ['a private field written anew', { motherName: 'Joana Lima' }, ['motherName'], { motherName: 'Joana Lima' }],
  ['a field that is not private, emptied', { name: '' }, ['name'], { name: '' }],
  ['a field that is not there', {}, ['name'], { name: '' }],
  [
    'private fields left empty beside the same bank',
    { bank: '001', agency: '', account: '' },
    account,
    { bank: '001' },
  ],
  [
    'private fields left empty beside another bank',
    { bank: '341', agency: '', account: '' },
    account,
    { bank: '341', agency: '', account: '' },
  ],
])('%s', (_, raw, keys, answers) => {
  expect(dropEmptyFields(kept, raw, keys)).toEqual(answers)
})

it('a private field left empty where nothing was answered', () => {
  expect(dropEmptyFields({}, { motherName: '' }, ['motherName'])).toEqual({ motherName: '' })
})
