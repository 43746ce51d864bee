import { describe, expect, it } from 'vitest'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import { entered, funnel as reducer, resumed } from '../../src/funnel/slice.ts'
import { emptyFunnel, type Funnel } from '../../src/funnel/state.ts'
import { aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'

const begun: Funnel = { ...aFunnel(fullAnswers, goodFacts), lead: { id: 'lead', version: 3 }, saved: { lead: '1' } }
const at = (flow: Funnel['flow']) => entered({ voice: 'pages', flow })

describe('a change of flow', () => {
  it('begins another lead and keeps the answers', () => {
    const renewing = reducer(begun, at('renewal'))
    expect([renewing.lead, renewing.saved, renewing.facts.risk, renewing.flow]).toEqual([
      null,
      {},
      undefined,
      'renewal',
    ])
    expect(renewing.kept.name).toBe(begun.kept.name)
  })
  it('does not forget a lead while coverage is only looked up', () => {
    const back = reducer(reducer(begun, at('coverage')), at('order'))
    expect([back.lead, back.saved]).toEqual([begun.lead, begun.saved])
  })
  it('changes nothing within the same flow', () => {
    expect(reducer(begun, at('order')).lead).toBe(begun.lead)
  })
})

describe('a resumed order', () => {
  const here: Funnel = { ...emptyFunnel, visit: { utm_source: 'now' } }
  it('is the same in the same campaign, with this visit’s origin', () => {
    const taken = reducer(here, resumed({ ...begun, visit: { utm_source: 'then', gclid: 'x' } }))
    expect([taken.lead, taken.facts.coverage, taken.visit]).toEqual([
      begun.lead,
      begun.facts.coverage,
      { utm_source: 'now', gclid: 'x' },
    ])
  })
  it('in another campaign keeps the answers, and looks up that campaign’s plans', () => {
    const taken = reducer({ ...here, campaign: campaignOf('c') }, resumed(begun))
    expect([taken.lead, taken.facts.coverage, taken.campaign?.prefix, taken.kept.cep]).toEqual([
      null,
      undefined,
      'c',
      begun.kept.cep,
    ])
  })
  it('is saved again after it was replaced by another lead', () => {
    const moved = reducer(begun, { type: 'funnel/leadMade', payload: { id: 'other', version: 1 } })
    expect(moved.saved).toEqual({})
    const masked: Funnel = { ...begun, kept: { ...begun.kept, birthDate: { mask: '••••', at: 90, of: '' } } }
    expect(
      reducer(masked, { type: 'funnel/leadMade', payload: { id: 'other', version: 1 } }).kept.birthDate,
    ).toBeUndefined()
    expect(
      reducer(masked, { type: 'funnel/leadMade', payload: { id: 'lead', version: 4 } }).kept.birthDate,
    ).toBeDefined()
  })
})
