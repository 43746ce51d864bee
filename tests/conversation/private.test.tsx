import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { privateAnswerTexts } from '../../src/content/texts/errors/privateAnswerTexts.ts'
import { questions } from '../../src/content/questions/questions.ts'
import { accountByMask, answeredUpTo } from '../support/aFunnel.ts'
import { bodiesOf, idLead } from '../support/fakeApi.ts'
import { leadRead } from '../support/leadRead.ts'
import { aTalk } from './aTalk.tsx'

it('the conversation promises nothing wrong about private answers, and names those it asks again', async () => {
  const over = { readLead: { ...leadRead, version: 1, saved: undefined } }
  const first = aTalk({ over, left: { ...answeredUpTo('birthDate'), lead: { id: idLead, version: 1 } } })
  await first.asked(/data de nascimento/)
  first.line.up = false
  await first.say('15/03/1990')
  await first.say('Maria Souza')
  await first.asked(/CPF/)
  expect((await screen.findAllByText('Guardada enquanto esta página estiver aberta')).length).toBe(2)
  expect(
    screen.getByText(/Deixe esta página aberta até lá.*: a sua data de nascimento e o nome da sua mãe\./),
  ).toBeDefined()
  const left = first.left()
  first.stop()
  first.unmount()
  const again = aTalk({ over, left, at: '/chat/data-nascimento' })
  await again.asked(/data de nascimento/)
  expect(
    screen.getByText(/não fica guardado no aparelho: a sua data de nascimento e o nome da sua mãe\./),
  ).toBeDefined()
  await again.say('15/03/1990')
  await again.asked(/nome da sua mãe/)
  expect(screen.getByText(/não fica guardado no aparelho: o nome da sua mãe\./)).toBeDefined()
  await again.say('Maria Souza')
  await again.asked(/CPF/)
  expect(screen.queryByText(privateAnswerTexts.lost)).toBeNull()
})

it('a private answer in a question about its reason is not stored', async () => {
  const talk = aTalk({ left: answeredUpTo('document') })
  await talk.asked(/CPF/)
  await talk.say('por que querem o meu CPF, 529.982.247-25?')
  await screen.findByText(questions.document.why ?? '')
  expect(document.body.textContent).not.toContain('529.982')
  expect(JSON.stringify(talk.left())).not.toContain('529.982')
})

it('the parts of a private name are not stored with what was said', async () => {
  const talk = aTalk({ left: answeredUpTo('motherName') })
  await talk.asked(/nome da sua mãe/)
  await talk.say('Raimunda')
  await screen.findByText('E o sobrenome dela?')
  expect(document.querySelector<HTMLInputElement>('#resposta')?.value).toBe('')
  await talk.say('Sobral da Luz')
  await waitFor(() => expect(talk.funnel().noted?.said).toBeDefined())
  expect(JSON.stringify([talk.funnel().asides, talk.funnel().noted?.said, talk.left()])).not.toMatch(/Raimunda|Sobral/)
})

it('a private answer is kept by the server when another part of the account is changed', async () => {
  const talk = aTalk({ left: accountByMask('schedule') })
  await talk.asked(/técnico/)
  await talk.say('muda a agência para 4321-0')
  const body = { direct_debit: true, bankInfo: { bank: '001', agency: '4321-0' }, deviceInfo: { jsc: 'a phone' } }
  await waitFor(() => expect(bodiesOf(talk.sent, 'saveStep')).toContainEqual(body))
})
