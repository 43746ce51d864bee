import { expect, it } from 'vitest'
import type { CallName } from '../../src/api/contract/calls.ts'
import { codeAsked, dataAsked, linkAsked, triedAgain } from '../../src/funnel/visitorActions.ts'
import { aSale, orderUntil, settled, wholeOrder } from '../support/aSale.ts'
import { madeLink } from '../support/madeLink.ts'

type Sale = ReturnType<typeof aSale>

/** Which sends of a call have the key of the first one. */
function repeats({ sent }: Sale, name: CallName) {
  const keys = sent.filter((each) => each.name === name).map(({ key }) => key)
  return keys.map((key) => key !== undefined && key === keys[0])
}

async function dispatch({ store }: Sale, ...intents: Parameters<Sale['store']['dispatch']>[0][]) {
  for (const intent of intents) {
    store.dispatch(intent)
    await settled()
  }
}

it('a link whose reply was lost is requested again with its key, and with a new one once the order was ended elsewhere', async () => {
  const sale = aSale({ makeResumeLink: madeLink, endOtherDevices: { success: true, devices: [], links: [] } })
  await sale.sayAll(orderUntil('dueDate'))
  sale.failing.add('makeResumeLink')
  const link = linkAsked({ by: 'copy' })
  await dispatch(sale, link, link, dataAsked({ action: 'endElsewhere' }), link)
  expect(repeats(sale, 'makeResumeLink')).toEqual([true, true, false])
})

it('a code is checked again with its key, and with a new one for another code', async () => {
  let sends = 0
  const sendCollaboratorCode = () => ({ success: true, email: 'a•••@timbrasil.example', expiresAt: `${(sends += 1)}` })
  const sale = aSale({ sendCollaboratorCode }, { campaign: 'oferta-colaborador' })
  await sale.say({ email: 'ana@timbrasil.example', acceptPromotions: 'não' })
  sale.failing.add('checkCollaboratorCode')
  await sale.say({ code: '123456' })
  await dispatch(sale, triedAgain(), codeAsked(), triedAgain())
  expect(repeats(sale, 'checkCollaboratorCode')).toEqual([true, true, false])
})

it('a decision is requested again with its key, and with a new one for other answers', async () => {
  const sale = aSale()
  sale.failing.add('confirmLead')
  await sale.sayAll(wholeOrder)
  await dispatch(sale, triedAgain())
  await sale.say({ birthDate: '16/03/1990' })
  expect(repeats(sale, 'confirmLead')).toEqual([true, true, false])
})
