import { describe, expect, it } from 'vitest'
import { streamings } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import { plainWords } from '../../src/api/contract/values/plainWords.ts'
import { streamingDetails } from '../../src/content/streamingDetails.ts'
import { streamingOrder } from '../../src/api/contract/sale/streamings.ts'
import { benefitText } from '../../src/content/texts/benefitTexts.ts'
import { benefitIcon } from '../../src/order/plans/benefitIcon.ts'
import { namesUnsold, streamsIn } from '../../src/understanding/plans/streamingWords.ts'

describe.each(streamingOrder)('the streaming %s', (slug) => {
  it('has its picture, texts and facts', () => {
    expect(benefitIcon(slug)).not.toBe('streaming')
    expect(benefitText(slug)).toMatch(/\S/)
    expect(streamingDetails[slug].screens).toBeGreaterThan(0)
  })

  it('is recognised by its name, unlike ones that are not sold', () => {
    const name = plainWords(streamings[slug])
    expect(streamsIn(`o que tem ${name}`)).toEqual([slug])
    expect(namesUnsold(`o que tem ${name}`)).toBe(false)
  })
})
