import { describe, expect, it } from 'vitest'
import { isStep } from '../../src/api/contract/lead/stepOrder.ts'
import { keysIn } from '../../src/content/questions/answers.ts'
import { fieldsOf, questions } from '../../src/content/questions/questions.ts'
import { refusedKeys } from '../../src/funnel/saving/refusedKeys.ts'

const saved = keysIn(questions).flatMap((key) => {
  const { step } = questions[key].wire
  return step === 'none' ? [] : fieldsOf(key).map((field) => [key, field, step] as const)
})
const ofAddress = saved.filter(([, , step]) => !isStep(step))

describe('the question of a refusal', () => {
  it.each(saved)('is %s if %s is refused', (key, field, step) => {
    expect(refusedKeys(step, [field])).toEqual([key])
  })

  it.each(ofAddress)('is %s if %s is refused in the address of a lead', (key, field) => {
    expect(refusedKeys('lead', [`address.${field}`])).toEqual([key])
  })

  it('is the default one if no sent field is named', () => {
    expect(refusedKeys('lead', [])).toEqual(['plan'])
    expect(refusedKeys('lead', ['idPlan'])).toEqual(['plan'])
    expect(refusedKeys('offer', ['offer1'])).toEqual(['offer'])
    expect(refusedKeys('contact', ['id'])).toEqual(['name'])
    expect(refusedKeys('bankInfo', ['deviceInfo'])).toEqual(['directDebit'])
  })

  it('has its own name for the contact of a notice', () => {
    expect(refusedKeys('contact', ['email', 'phone'])).toEqual(['email', 'phone'])
  })
})
