import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { textVisit } from '../../scripts/talk/textVisit.ts'
import { chatTexts } from '../../src/content/texts/chat/chatTexts.ts'
import { otherWaysTexts } from '../../src/content/texts/chat/lazyChatTexts.ts'
import { doneTexts } from '../../src/content/texts/done/doneTexts.ts'
import { callTexts } from '../../src/content/texts/order/stopAndDonePageTexts.ts'
import { eraseTexts } from '../../src/content/texts/ownData/eraseTexts.ts'
import { coverageNoticeTexts } from '../../src/content/texts/order/coverageNoticeTexts.ts'
import { withdrawTexts } from '../../src/content/texts/done/withdrawTexts.ts'
import { commonTexts } from '../../src/content/texts/commonTexts.ts'
import { aServer } from '../support/aServer.ts'
import { apiOf } from '../support/overServer.ts'

const folder = 'tests/talks/'
const talks = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => readFileSync(folder + name, 'utf8'))

const notUnderstood =
  /Não entendi|Não tenho certeza|Ainda não deu certo|exemplo que funciona|Escolha um|Responda sim ou não|envie de novo/

/** A visit after some lines of a talk. */
async function after(talk: string, count: number) {
  const server = await aServer()
  const head = (field: string) => new RegExp(`^${field}: (.*)$`, 'm').exec(talk)?.[1] ?? ''
  const visit = textVisit({
    api: apiOf(server.app),
    prefix: head('campanha'),
    at: head('endereço'),
    now: () => server.clock.at,
  })
  await visit.begin()
  const stop = async () => {
    visit.stop()
    await server.stop()
  }
  for (const line of linesOf(talk).slice(0, count)) await visit.say(line === '{código}' ? '000000' : line)
  return { visit, stop }
}

const linesOf = (talk: string) => [...talk.matchAll(/^> (.*)$/gm)].map(([, line = '']) => line)

/** Every short choice in the talks, with its talk and line. Lists of plans, days and visits have their own tests. */
const offered = [
  ...new Map(
    talks.flatMap((talk) =>
      talk.split(/^> .*$/m).flatMap((said, count) =>
        [...said.matchAll(/^(?:\d\.|-) (.+)$/gm)]
          .map(([, label = '']) => label)
          .filter((label) => !/R\$|Manhã|Tarde|^Dia \d|^Rua|^\d|^[A-ZÀ-Ú][a-zà-ú]+(?: de [A-Z][a-z]+)?$/.test(label))
          .map((label): [string, { talk: string; count: number }] => [label, { talk, count }]),
      ),
    ),
  ),
].map(([label, place]) => ({ label, ...place }))

describe('whatever stands to be chosen', () => {
  it('is found in the talks', () =>
    expect(offered.map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        'Sim, quero ser avisado',
        'Seguir sem o bônus',
        'Receber uma ligação',
        'Sem complemento',
      ]),
    ))

  it.each(offered)('$label is understood when it is typed', async ({ label, talk, count }) => {
    const { visit, stop } = await after(talk, count)
    expect(visit.labels()).toContain(label)
    const reply = await visit.say(label.toLowerCase())
    expect(reply.join('\n')).not.toMatch(notUnderstood)
    await stop()
  })
})

const boleto = talks.find((talk) => talk.includes('> mudar o vencimento')) ?? ''
const uncovered = talks.find((talk) => talk.includes('14010-200')) ?? ''

/** Buttons and links other than choices, with a place that shows them. */
it.each([
  [
    'at a question',
    boleto,
    5,
    [chatTexts.whyChip, chatTexts.whyAsked, chatTexts.whatsapp, commonTexts.otherDevice, callTexts.go],
  ],
  ['at a question', boleto, 3, [eraseTexts.open, commonTexts.whatsapp, 'Falar com uma pessoa', otherWaysTexts.byCall]],
  [
    'after the order',
    boleto,
    99,
    [withdrawTexts.open, doneTexts.another, commonTexts.whatsapp, callTexts.go, doneTexts.keep],
  ],
  [
    'without coverage',
    uncovered,
    7,
    [coverageNoticeTexts.other, commonTexts.whatsapp, callTexts.go, coverageNoticeTexts.refuse],
  ],
])('every button %s is understood when it is typed', async (_, talk, count, labels) => {
  for (const label of labels) {
    const { visit, stop } = await after(talk, count)
    expect([label, (await visit.say(label)).join('\n')]).toEqual([label, expect.not.stringMatching(notUnderstood)])
    await stop()
  }
})
