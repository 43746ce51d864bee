import { describe, expect, it } from 'vitest'
import { linesTo, visitAfter as after } from '../support/repliesTo.ts'

type At = Parameters<typeof linesTo>[0]
const said = async (key: At, line: string) => (await after(...linesTo(key), line)).said

describe('a question of what is noted', () => {
  it.each<[At, string, RegExp]>([
    ['number', 'o cep entrou certo aí?', /^No seu pedido: CEP 14010-100\./],
    ['number', 'Ficou 14010-110 né? É esse o da minha rua', /^Não: no seu pedido está CEP 14010-100\./],
    ['plan', 'tá na casa 35 mesmo?', /^Sim, confere: número 35\./],
    ['plan', 'eu falei que era número 53 né, tá assim aí?', /^Não: no seu pedido está número 35\./],
    ['plan', 'meu telefone já tá com vocês?', /^Ainda não tenho essa resposta \(celular\)/],
    ['name', 'qual plano ficou afinal, o de 500 ou o de 1 giga', /^No seu pedido: plano /],
    ['name', 'peraí, tá o de 400 mega aí certo?', /^Não: no seu pedido está plano /],
    ['phone', 'em que endereço ficou a instalação?', /^No seu pedido, endereço: Rua das Palmeiras, 35, /],
    ['phone', 'já não passei o celular? jurava que tinha mandado', /^Ainda não: é o que pergunto agora\./],
    ['email', 'o número é com final 4576 né? confirma pra mim', /^Não: no seu pedido está celular \(16\) 99123-4567/],
    ['email', 'tá, e até agora o que que cê tem meu aí', /^Até aqui anotei: CEP 14010-100, número 35, sem comp/],
    ['motherName', 'minha data de nascimento ficou 15 de março?', /^Sim, confere: nascimento ••\/••\/1990\./],
    ['motherName', 'acho que pus o ano errado, tá 1980 aí?', /^Não: no seu pedido está nascimento ••/],
    ['document', 'antes de passar documento quero ver o que vcs têm anotado sobre mim', /^Até aqui anotei: .*mãe M/],
    ['directDebit', 'ficou dia 15, né?', /^Não: no seu pedido está vencimento todo dia 10\./],
    [
      'directDebit',
      'vish será que eu disse dia 5... qual que tá aí',
      /^Não: no seu pedido está vencimento todo dia 10/,
    ],
  ])('at %s is answered with it: %s', async (key, line, reply) => expect(await said(key, line)).toMatch(reply))

  it.each<[At, string, RegExp]>([
    ['phone', '(16) 99123-4567 e o plano continua o de 500 né', /^Sim, confere: plano 500 Mega/],
    ['document', '529.982.247-25, o nome da mãe tá Maria Souza né', /^Sim, confere: nome da mãe M/],
    ['directDebit', 'boleto, e o vencimento é dia 10 mesmo né?', /\nSim, confere: vencimento todo dia 10\./],
  ])('beside an answer leaves it taken, at %s: %s', async (key, line, reply) => {
    const visit = await after(...linesTo(key), line)
    expect(visit.said).toMatch(reply)
    expect(visit.said).not.toContain('Confere?')
  })

  it.each<[At, string]>([
    ['directDebit', 'o boleto tem taxa mesmo?'],
    ['directDebit', 'o boleto vai chegar no e-mail né?'],
    ['plan', 'a visita é de graça mesmo?'],
    ['phone', 'de onde vocês pegaram meu número?'],
    ['phone', 'por que CPF e nome da mãe?'],
    ['document', 'esse cpf fica guardado aonde?'],
    ['dueDate', 'pode ser dia 10?'],
    ['schedule', 'quero saber se sexta tem vaga de manhã'],
  ])('is not what asks of something else, at %s: %s', async (key, line) =>
    expect(await said(key, line)).not.toMatch(/No seu pedido|no seu pedido está|Ainda não|Até aqui/),
  )
})
