import { describe, expect, it } from 'vitest'
import { linesTo, visitAfter as after } from '../support/repliesTo.ts'

type At = Parameters<typeof linesTo>[0]
const said = async (key: At, line: string) => (await after(...linesTo(key), line)).said

describe('a question of what is noted', () => {
  it.each<[At, string, RegExp]>([
    ['number', 'o cep entrou certo aí?', /^No seu pedido: CEP 14010-100\./],
    ['number', 'Ficou 14010-110 né? É esse o da minha rua', /^Não. No seu pedido: CEP 14010-100\./],
    ['plan', 'tá na casa 35 mesmo?', /^Sim, confere: número 35\./],
    ['plan', 'eu falei que era número 53 né, tá assim aí?', /^Não. No seu pedido: número 35\./],
    ['plan', 'meu telefone já tá com vocês?', /^Ainda não tenho essa resposta \(celular\)/],
    ['name', 'qual plano ficou afinal, o de 500 ou o de 1 giga', /^No seu pedido: plano /],
    ['name', 'peraí, tá o de 400 mega aí certo?', /^Não. No seu pedido: plano /],
    ['phone', 'em que endereço ficou a instalação?', /^No seu pedido, endereço: Rua das Palmeiras, 35, /],
    ['phone', 'já não passei o celular? jurava que tinha mandado', /^Ainda não: é o que pergunto agora\./],
    ['email', 'o número é com final 4576 né? confirma pra mim', /^Não. No seu pedido: celular \(16\) 99123-4567/],
    ['email', 'tá, e até agora o que que cê tem meu aí', /^Até aqui anotei: CEP 14010-100, número 35, sem comp/],
    ['motherName', 'minha data de nascimento ficou 15 de março?', /^Sim, confere: nascimento ••\/••\/1990\./],
    ['motherName', 'acho que pus o ano errado, tá 1980 aí?', /^Não. No seu pedido: nascimento ••/],
    ['document', 'antes de passar documento quero ver o que vcs têm anotado sobre mim', /^Até aqui anotei: .*mãe M/],
    ['number', 'qual foi o CEP que ficou anotado aí?', /^No seu pedido: CEP 14010-100/],
    ['plan', 'uai, cê anotou 35 ou 53 no número?', /^No seu pedido: número 35/],
    ['email', 'que e-mail tá constando no meu pedido', /^Ainda não: é o que pergunto agora/],
    ['directDebit', 'ficou dia 15, né?', /^Não\. No seu pedido: vencimento todo dia 10\./],
    ['directDebit', 'vish será que eu disse dia 5... qual que tá aí', /^Não\. No seu pedido: vencimento todo dia 10/],
  ])('at %s is answered with it: %s', async (key, line, reply) => expect(await said(key, line)).toMatch(reply))

  it.each<[At, string, RegExp]>([
    ['phone', '(16) 99123-4567 e o plano continua o de 500 né', /^Sim, confere: plano 500 Mega/],
    ['phone', 'é o 16991234567, mas vem cá, ficou Ana Souza ou Ana Maria Souza aí?', /^No seu pedido: nome Ana Souza/],
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

describe('what only looks like a question of it', () => {
  it.each<[At, string]>([
    ['schedule', '1, certo?'],
    ['complement', 'casa 2, né?'],
    ['review', 'como sei que o boleto não é golpe?'],
    ['review', 'confirma o preço do plano?'],
    ['plan', 'dá pra ver netflix na casa toda com 500?'],
    ['review', 'a nota fiscal tem meu cpf?'],
    ['review', 'meu CPF está no Serasa, tem problema?'],
    ['review', 'para que endereço mandam a fatura?'],
    ['review', 'como está o pedido do meu vizinho?'],
    ['phone', 'esqueci qual é meu número'],
  ])('at %s is answered otherwise: %s', async (key, line) =>
    expect(await said(key, line)).not.toMatch(/^(?:Não\. No seu|No seu pedido:|Sim, confere|Até aqui)/),
  )

  it.each<[At, string, RegExp]>([
    ['email', 'meu celular é 16 99888-7766, certo?', /Isso muda o que já anotei: celular \(16\) 99888-7766/],
    ['review', 'na verdade o CEP é 14010-110, tá?', /^(?!Não)/],
  ])('and corrects, at %s: %s', async (key, line, reply) => expect(await said(key, line)).toMatch(reply))

  it('a birth date is right only in all said parts', async () => {
    expect(await said('review', 'meu nascimento ficou 16 de 12 de 1990?')).toMatch(/^Não\. No seu pedido: nascimento/)
    expect(await said('review', 'meu nascimento ficou 15/03?')).toMatch(/^Sim, confere: nascimento/)
  })
})
