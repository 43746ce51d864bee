import { describe, expect, it } from 'vitest'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { linkAsked } from '../../src/funnel/visitorActions.ts'
import { linking } from '../../src/funnel/slice.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import { aSale, orderUntil, settled, wholeOrder } from '../support/aSale.ts'
import { madeLink } from '../support/madeLink.ts'
import { bodiesOf, idLead, type Answers } from '../support/fakeApi.ts'

const refuse = new ApiError('refused', 'Foram muitas tentativas.', 429)

async function asked(by: 'copy' | 'mail', count = 9, over: Answers = { makeResumeLink: madeLink }) {
  const sale = aSale(over)
  await sale.sayAll(wholeOrder.slice(0, count))
  sale.store.dispatch(linkAsked({ by }))
  await settled()
  return sale
}

describe('a link to another device', () => {
  it('is created for a saved order, and stays in memory', async () => {
    const sale = await asked('copy')
    expect(sale.sent.at(-1)).toMatchObject({ name: 'makeResumeLink', input: { params: { idLead } } })
    expect(sale.funnel().linking).toMatchObject({ busy: null, error: null, made: { token: madeLink.token } })
    expect(JSON.stringify(browserCopy(sale.funnel()))).not.toContain(madeLink.token)
  })

  it('sent by mail keeps the shown one, and names the addressee', async () => {
    const sale = await asked('mail', 9, { makeResumeLink: { ...madeLink, token: null } })
    expect(bodiesOf(sale.sent, 'makeResumeLink')).toEqual([{ by: 'mail' }])
    expect(sale.funnel().linking).toEqual({ busy: null, error: null, mailedTo: madeLink.email })
  })

  it('is not requested before the order is saved, with the reason', async () => {
    const sale = await asked('copy', 1)
    expect(bodiesOf(sale.sent, 'makeResumeLink')).toEqual([])
    expect(sale.funnel().linking.error).toMatchObject({
      code: 'resume.unguarded',
      words: expect.stringMatching(/^O link só abre/),
    })
  })

  it('shows why it failed, and can be requested again', async () => {
    const sale = await asked('copy', 9, { makeResumeLink: refuse })
    expect(sale.funnel().linking).toMatchObject({ busy: null, error: { words: 'Foram muitas tentativas.' } })
    sale.store.dispatch(linkAsked({ by: 'copy' }))
    await settled()
    expect(bodiesOf(sale.sent, 'makeResumeLink')).toHaveLength(2)
  })

  it('is not requested twice at once', async () => {
    const sale = aSale({ makeResumeLink: madeLink })
    await sale.sayAll(orderUntil('dueDate'))
    sale.store.dispatch(linking({ busy: 'copy' }))
    sale.store.dispatch(linkAsked({ by: 'copy' }))
    await settled()
    expect(bodiesOf(sale.sent, 'makeResumeLink')).toEqual([])
  })
})
