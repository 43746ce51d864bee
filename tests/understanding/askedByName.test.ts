import { expect, it } from 'vitest'
import { notAnAnswerTexts } from '../../src/content/texts/chat/notAnAnswerTexts.ts'
import { handleMessageAtQuestion } from '../../src/understanding/handleMessageAtQuestion.ts'
import { answeredUpTo, type fullAnswers } from '../support/aFunnel.ts'

const noon = new Date('2026-11-20T15:00:00Z')
const at = (key: keyof typeof fullAnswers, text: string) => handleMessageAtQuestion(answeredUpTo(key), key, text, noon)

it.each([
  ['plan', 'quanto fica o de 500 dps dos 12 meses?', /o de 500 Mega/i],
  ['plan', 'depois de 12 meses o de 600 vai pra quanto?', /o de 600 Mega/i],
  ['name', 'o de 500 fica quanto depois de um ano?', /o de 500 Mega/i],
  ['plan', 'tem algum plano com netflix?', /^Esse não vem nos planos\. Conforme/],
  ['directDebit', 'posso pôr no cartão de crédito? acumulo milhas', /Por cartão ou Pix não dá/],
  ['name', 'posso colocar no nome do meu pai? tô com o nome sujo', /responder e aceitar/],
  ['number', 'meu vizinho tem a vivo fibra e diz que cai toda hora quando chove. a de vocês também cai?', /chuva/],
  ['email', 'se eu mudar de cidade antes de 1 ano eu pago multa?', /endereço novo.*sem multa/],
  ['birthDate', 'tenho 17 anos posso contratar ou tem q ser minha mãe', /já tem 18 anos/],
  ['phone', 'Por que CPF e nome da mãe?', /^O CPF serve.*nome da sua mãe só confirma/],
  [
    'phone',
    'não perguntei do celular. CPF. Nome da mãe. Para quê servem?',
    /^O CPF serve.*nome da sua mãe só confirma/,
  ],
  ['email', 'mas qual plano está no pedido?', /^No seu pedido: plano/],
  ['email', 'não tenho email, precisa mesmo?', /uma pessoa faz o pedido/],
] as const)('at %s %j is answered by the thing that it names', (key, text, reply) =>
  expect(at(key, text)).toMatchObject({ kind: 'side', reply: expect.stringMatching(reply) }),
)

it.each(['100.000', '001-08', 'o começo é 100.000.001'])('an incomplete document is asked for completely: %j', (text) =>
  expect(at('document', text)).toEqual({ kind: 'refused', reply: notAnAnswerTexts.wholeDocument }),
)
