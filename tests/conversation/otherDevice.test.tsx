import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { continueOnOtherDeviceTexts } from '../../src/content/texts/otherDevice/continueOnOtherDeviceTexts.ts'
import { notAnAnswerTexts } from '../../src/content/texts/chat/notAnAnswerTexts.ts'
import { answeredUpTo } from '../support/aFunnel.ts'
import { idLead } from '../support/fakeApi.ts'
import { leadRead } from '../support/leadRead.ts'
import { madeLink } from '../support/madeLink.ts'
import { aTalk } from './aTalk.tsx'

const made = { ...madeLink, challenge: 'birthDate' as const }

it('a request in words to continue elsewhere is answered, and the same question stays here', async () => {
  const left = { ...answeredUpTo('motherName'), lead: { id: idLead, version: 3 } }
  const talk = aTalk({ over: { makeResumeLink: made, readLead: leadRead }, left })
  await talk.asked(/mãe/)
  await talk.say('quero continuar no celular')
  await talk.log().findByText(notAnAnswerTexts.device)
  talk.log().getByText('quero continuar no celular')
  const dialog = within(await screen.findByRole('dialog', { name: continueOnOtherDeviceTexts.title }))
  await talk.user.click(dialog.getByRole('button', { name: continueOnOtherDeviceTexts.make }))
  const field = await dialog.findByRole('textbox', { name: continueOnOtherDeviceTexts.link })
  expect(field).toHaveProperty('value', `${window.location.origin}/continuar#${made.token}`)
  dialog.getByText(continueOnOtherDeviceTexts.help.birthDate)
  await talk.user.click(dialog.getByRole('button', { name: continueOnOtherDeviceTexts.copy }))
  await dialog.findByText(continueOnOtherDeviceTexts.copied)
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/continuar#${made.token}`)
  await talk.user.click(dialog.getByRole('button', { name: continueOnOtherDeviceTexts.close }))
  await talk.asked(/mãe/)
})

it('before the first answer there is nothing to continue, which the reply says', async () => {
  const talk = aTalk()
  await talk.asked(/CEP/)
  await talk.say('continuar depois')
  await talk.log().findByText(notAnAnswerTexts.nothingToTake)
  expect(screen.queryByRole('dialog', { name: continueOnOtherDeviceTexts.title })).toBeNull()
})
