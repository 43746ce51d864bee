import { expect, it } from 'vitest'
import { textVisit } from '../../scripts/talk/textVisit.ts'
import { aServer } from '../support/aServer.ts'
import { apiOf } from '../support/overServer.ts'
import { person } from '../support/person.ts'

it('a choice by its number may bring the next answer', async () => {
  const server = await aServer()
  const visit = textVisit({ api: apiOf(server.app), prefix: '', at: '', now: () => server.clock.at })
  await visit.begin()
  const { cep, number, name, phone, email, motherName, document } = person
  const answers = [cep, number, 'sem complemento', '600 mega', name, phone, email, 'não', '15/03/1990', motherName]
  for (const said of [...answers, document, 'dia 10']) await visit.say(said)
  const reply = await visit.say('1, é o Banco do Brasil')
  expect(reply.join('\n')).toMatch(/Anotei: débito automático, banco Banco do Brasil/)
  visit.stop()
  await server.stop()
})
