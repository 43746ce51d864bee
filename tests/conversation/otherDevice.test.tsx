import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { continueOnOtherDeviceTexts } from '../../src/content/texts/continueOnOtherDeviceTexts.ts'
import { notAnAnswerTexts } from '../../src/content/texts/notAnAnswerTexts.ts'
import { answeredUpTo } from '../support/aFunnel.ts'
import { idLead } from '../support/fakeApi.ts'
import { leadRead } from '../support/leadRead.ts'
import { madeLink } from '../support/madeLink.ts'
import { aTalk } from './aTalk.tsx'

const made = { ...madeLink, challenge: 'birthDate' as const }

it('whoever asks in words to go on elsewhere is shown the way, and goes on here with the same question', async () => {
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

it('before the first answer there is nothing to take along, and that is said', async () => {
  const talk = aTalk()
  await talk.asked(/CEP/)
  await talk.say('continuar depois')
  await talk.log().findByText(notAnAnswerTexts.nothingToTake)
  expect(screen.queryByRole('dialog', { name: continueOnOtherDeviceTexts.title })).toBeNull()
})
