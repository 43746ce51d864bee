import { expect, test } from 'vitest'
import { coverageQuery } from '../../src/funnel/saving/coverageQuery.ts'
import { aFunnel, fullAnswers } from '../support/aFunnel.ts'

test('an order in progress is named, so that its plan is shown at its stored price', () => {
  const funnel = aFunnel({ cep: fullAnswers.cep, number: fullAnswers.number })
  const place = { cep: fullAnswers.cep, number: fullAnswers.number }
  expect(coverageQuery(funnel)).toEqual(place)
  const lead = { id: 'AAAAAAAAAAAAAAAAAAAAAA', version: 1 }
  expect(coverageQuery({ ...funnel, lead })).toEqual({ ...place, idLead: lead.id })
})
