import { describe, expect, test } from 'vitest'
import { everythingSaid } from '../script/places.ts'
import { portugueseIn } from '../support/literals.ts'
import { leadDrawerTexts } from '../../src/content/texts/landing/landingTexts.ts'

const said = everythingSaid()

test('the script prints every text of the sources', () => {
  const printed = said.flatMap(({ texts }) => texts.map(({ text }) => text)).join('\n')
  // The visitors' words to read are excluded, and the events of the webchat, because they are not shown
  const written = [
    ...portugueseIn('src/**/*.{ts,tsx}', [
      'src/content/faq/shortQuestions.ts',
      'src/content/reading/stripIntroWords.ts',
      'src/understanding/',
      'src/tracking/',
    ]),
    ...portugueseIn('server/**/*.ts', ['server/sample/', 'server/banks/']),
  ]
  expect(written.length).toBeGreaterThan(500)
  expect(written.filter(({ text }) => !printed.includes(text) && !text.startsWith('LP '))).toEqual([])
})

/** Rejected texts: robotic, untrue, in the wrong voice or wrongly set. */
const unsaid = [
  /a gente\b/i,
  /ninguém perdeu/i,
  /à mão/i,
  /já estão tomadas/i,
  /mensagem do sistema/i,
  /sem visita e sem/i,
  /vitalícios/i,
  /\dMB\b/,
  /aqui em cima/i,
  /benefícios o plano/i,
  /você mesmo/i,
  /\bdois ofertas\b/i,
  /Whatsapp|whatsApp/,
  /["']/,
  / {2}/,
  /^ | (?<!: )$/,
  /undefined|\[object/,
  /[.?!]\./,
  /\b(?:Cep|cep|Cpf|cpf|Cnpj|cnpj|Sms|sms|Ddd|ddd|Pdf|pdf)\b/,
  /wi-?fi/i,
]

/** The assistant's own actions, wrongly in the plural. The operator's actions (sending, calling) use 'nós'. */
const weOfTheAssistant =
  /\b(?:achamos|buscamos|procuramos|conferimos|confirmamos|encontramos|entendemos|perguntamos|pedimos|precisamos|seguimos|vemos)\b/i
const meOfTheOperator = /\b(?:achei|busco|confiro|confirmo|encontrei|entendi|ligo|mando|pergunto|procuro|sigo)\b/i

/** Whether a text is a sentence: a refusal or failure, several sentences, or a verb that is no button. */
function isSentence(text: string, at: string, title: string): boolean {
  if (
    ['Respostas que não servem', 'O que o servidor não faz'].includes(title) ||
    /\b(?:callErrorMessages|emptyReplies|wordlessErrors|noLead)\b/.test(at)
  )
    return true
  if (/[\p{L}\d][.?!] \p{Lu}/u.test(text) && !/^\d+\. /.test(text)) return true
  return verbs.test(text) && !pressed.test(at) && !/(?:que|quem|quanto)\b[^.?!]*$/i.test(text)
}
const verbs =
  /(?<!\p{L})(?:é|está|estão|há|abriu|apagamos|chegam?|deu|encaixou|falta|fica|ligamos|podemos|preciso|tem|vamos)(?!\p{L})/iu
const pressed = /(?:link|go|yes|no|again|button|label|open|skip\w*|subject|rows\.\d+\.\d)$/

const asSpecified: string[] = [leadDrawerTexts.heading]

const everything = said.flatMap(({ title, voice, texts }) => texts.map((each) => ({ ...each, title, voice })))
const those = (is: (text: string) => boolean, among = everything) =>
  among.filter(({ text }) => is(text)).map(({ at, text }) => `${at}: ${text}`)

describe('every text', () => {
  test.each(unsaid)('never contains %s', (phrase) => {
    expect(those((text) => phrase.test(text))).toEqual([])
  })

  test('ends like a sentence if it is one', () => {
    const open = everything.filter(
      ({ at, title, text }) =>
        !asSpecified.includes(text) && isSentence(text, at, title) && !/(?:[.?!:…]|[.?!]”)$/.test(text),
    )
    expect(open.map(({ at, text }) => `${at}: ${text}`)).toEqual([])
  })

  test('keeps its voice: the assistant uses the singular, the operator the plural', () => {
    const [assistant, operator] = ['assistente', 'operadora'].map((voice) =>
      everything.filter((each) => each.voice === voice),
    )
    expect(those((text) => weOfTheAssistant.test(text), assistant)).toEqual([])
    expect(those((text) => !text.endsWith('?') && meOfTheOperator.test(text), operator)).toEqual([])
  })
})
