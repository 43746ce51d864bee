import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { noLinkReason } from '../../src/api/contract/lead/resumeLink.ts'
import { continueOnOtherDeviceTexts } from '../../src/content/texts/otherDevice/continueOnOtherDeviceTexts.ts'
import { answeredUpTo } from '../support/aFunnel.ts'
import { bodiesOf, idLead, type Answers } from '../support/fakeApi.ts'
import { leadRead } from '../support/leadRead.ts'
import { madeLink } from '../support/madeLink.ts'
import { aVisit, heading } from './aVisit.tsx'

const refuse = new ApiError('refused', noLinkReason, 409)

const paths = {
  phone: '/checkout/telefone',
  birthDate: '/checkout/data-nascimento',
  motherName: '/checkout/nome-mae',
}

/** A page of an order with the dialog for another device open. */
async function opened(over: Answers, key: 'birthDate' | 'motherName' | 'phone' = 'birthDate') {
  const visit = await aVisit(
    paths[key],
    { readLead: leadRead, ...over },
    { ...answeredUpTo(key), lead: { id: idLead, version: 3 } },
  )
  await heading(/./)
  await visit.user.click(await screen.findByRole('button', { name: continueOnOtherDeviceTexts.open }))
  return { ...visit, dialog: within(screen.getByRole('dialog', { name: continueOnOtherDeviceTexts.title })) }
}

it('a page offers a link, copied if the browser allows it and selected otherwise', async () => {
  const { user, dialog } = await opened({ makeResumeLink: madeLink })
  await user.click(dialog.getByRole('button', { name: continueOnOtherDeviceTexts.make }))
  const field = await dialog.findByRole<HTMLInputElement>('textbox', { name: continueOnOtherDeviceTexts.link })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'))
  await user.click(dialog.getByRole('button', { name: continueOnOtherDeviceTexts.copy }))
  await dialog.findByText(continueOnOtherDeviceTexts.uncopied)
  expect([document.activeElement === field, field.selectionEnd]).toEqual([true, field.value.length])
  await user.click(dialog.getByRole('button', { name: continueOnOtherDeviceTexts.copy }))
  await dialog.findByText(continueOnOtherDeviceTexts.copied)
})

it('a link can be mailed with an e-mail and a birth date', async () => {
  const { user, dialog, sent } = await opened({ makeResumeLink: { ...madeLink, token: null } }, 'motherName')
  await user.click(dialog.getByRole('button', { name: continueOnOtherDeviceTexts.mail }))
  await dialog.findByText(continueOnOtherDeviceTexts.mailed(madeLink.email))
  expect(bodiesOf(sent, 'makeResumeLink')).toEqual([{ by: 'mail' }])
})

it('no link can be mailed without a birth date', async () => {
  const { dialog } = await opened({ makeResumeLink: madeLink })
  dialog.getByRole('button', { name: continueOnOtherDeviceTexts.make })
  expect(dialog.queryByRole('button', { name: continueOnOtherDeviceTexts.mail })).toBeNull()
})

it('without a challenge there is no link, and the page says why', async () => {
  const { user, dialog } = await opened({ makeResumeLink: refuse }, 'phone')
  expect(dialog.queryByRole('button', { name: continueOnOtherDeviceTexts.mail })).toBeNull()
  await user.click(dialog.getByRole('button', { name: continueOnOtherDeviceTexts.make }))
  await dialog.findByText(noLinkReason)
})
