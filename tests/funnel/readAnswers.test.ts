import { describe, expect, it } from 'vitest'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import type { Key } from '../../src/content/questions/answers.ts'
import { readAnswers } from '../../src/funnel/answers/readAnswers.ts'
import { whyRefused } from '../../src/funnel/views/whyRefused.ts'

const now = new Date('2026-11-20T12:00:00Z')

describe('what is understood', () => {
  const cases: [Key, string, unknown][] = [
    ['cep', '14010-100', '14010100'],
    ['cep', ' 14.010-100 ', '14010100'],
    ['number', '35', '35'],
    ['number', 'S/N', 's/n'],
    ['number', 'sem número', 's/n'],
    ['number', ' 35  A ', '35 A'],
    ['complement', 'sem complemento', ''],
    ['complement', 'não', ''],
    ['complement', 'Apto  301', 'Apto 301'],
    ['name', ' Ana   Souza ', 'Ana Souza'],
    ['name', 'Ana D’Ávila', 'Ana D’Ávila'],
    ['name', "Joana D'Arc", "Joana D'Arc"],
    ['name', 'João-Pedro Sá', 'João-Pedro Sá'],
    ['name', 'Jose da Silva Jr.', 'Jose da Silva Jr.'],
    ['phone', '(16) 99123-4567', '16991234567'],
    ['phone', '+55 16 99123-4567', '16991234567'],
    ['phone', '016 3512-3456', '1635123456'],
    ['phone', '1632123456', '1632123456'],
    ['email', ' Ana@Provedor.COM.br ', 'ana@provedor.com.br'],
    ['email', 'a@b.technology', 'a@b.technology'],
    ['email', 'ana@xn--80ak6aa.xn--p1ai', 'ana@xn--80ak6aa.xn--p1ai'],
    ['email', "o'neil+x@a-b.co", "o'neil+x@a-b.co"],
    ['acceptPromotions', 'sim', true],
    ['acceptPromotions', 'Não, obrigado', false],
    ['directDebit', 'quero', true],
    ['directDebit', 'nao', false],
    ['acceptPromotions', 'Pode ser', true],
    ['acceptPromotions', 'quero receber', true],
    ['acceptPromotions', 'quero não', false],
    ['acceptPromotions', 'Eu prefiro não', false],
    ['acceptPromotions', 'claro que não', false],
    ['directDebit', 'só boleto', false],
    ['directDebit', 'uso boleto', false],
    ['directDebit', 'pode mandar boleto', false],
    ['directDebit', 'Não, prefiro boleto', false],
    ['directDebit', 'sem débito', false],
    ['directDebit', 'débito não', false],
    ['directDebit', 'no débito mesmo', true],
    ['directDebit', 'Sim, no débito automático', true],
    ['directDebit', 'prefiro não pôr em débito', false],
    ['birthDate', '15/03/1990', '15/03/1990'],
    ['birthDate', '1/3/90', '01/03/1990'],
    ['birthDate', '1990-03-15', '15/03/1990'],
    ['birthDate', '15031990', '15/03/1990'],
    ['birthDate', '20/11/2008', '20/11/2008'],
    ['document', '529.982.247-25', '52998224725'],
    ['document', '12.abc.345/01de-35', '12ABC34501DE35'],
    ['document', '00.000.000/0001-91', '00000000000191'],
    ['dueDate', 'dia 10', 10],
    ['dueDate', '05', 5],
    ['bank', '001', '001'],
    ['agency', '1234-5', '1234-5'],
    ['agency', '1234', '1234'],
    ['agency', '12345', '1234-5'],
    ['agency', '1234-x', '1234-X'],
    ['account', '12345-6', '12345-6'],
    ['account', '123456', '12345-6'],
    ['account', '12345x', '12345-X'],
    [
      'schedule',
      '24/11/2026 manha;25/11/2026 Tarde',
      [
        { date: '24/11/2026', period: 'manha' },
        { date: '25/11/2026', period: 'tarde' },
      ],
    ],
  ]
  it.each(cases)('%s: %s', (key, text, value) => {
    expect(readAnswers({ [key]: text }, now)).toEqual({ values: { [key]: value }, refused: {} })
  })
})

describe('what is refused, and how', () => {
  const cases: [Key, string, string][] = [
    ['cep', '1401010', 'O CEP tem oito números, como em 14010-100.'],
    ['cep', '00000-000', 'O CEP tem oito números, como em 14010-100.'],
    ['number', '  ', 'Falta o número da casa ou do prédio. Se não tiver, escreva s/n.'],
    ['number', 'x'.repeat(65), 'O número pode ter até 64 caracteres.'],
    ['name', 'Ana', 'Escreva nome e sobrenome, como em Ana Souza.'],
    ['name', 'A Souza', 'Escreva nome e sobrenome, como em Ana Souza.'],
    ['name', 'Ana Souza 2', 'O nome leva só letras, como em Ana D’Ávila.'],
    ['name', '', 'Falta o seu nome completo, como em Ana Souza.'],
    ['name', `Ana ${'a'.repeat(130)}`, 'O nome pode ter até 128 letras.'],
    ['phone', '(20) 99123-4567', 'Esse número não é válido. Verifique a digitação.'],
    ['phone', '16 9912-3456', 'Esse número não é válido. Verifique a digitação.'],
    ['email', 'ana@', 'Falta o que vem depois do @. Confira o endereço inteiro.'],
    ['email', 'ana souza@x.com', 'O e-mail não leva espaços. Escreva tudo junto.'],
    ['email', 'ana.souza', 'Falta o @ no e-mail, depois do nome.'],
    ['email', 'ana..b@x.com', 'Confira o e-mail, letra por letra.'],
    ['birthDate', '31/02/1990', 'Data inválida: escreva dia, mês e ano de um dia que existe, como em 15/03/1990.'],
    ['birthDate', 'ontem', refusals['date.invalid']],
    ['birthDate', '21/11/2008', 'Para contratar é preciso ter 18 anos ou mais. Um responsável pode fazer o pedido.'],
    ['birthDate', '01/01/2030', 'Essa data ainda não chegou. Escreva o dia em que você nasceu, como em 15/03/1990.'],
    ['birthDate', '01/01/1800', 'Confira o ano. Exemplo: 15/03/1990.'],
    ['motherName', ' ', 'Falta o nome completo da sua mãe, como em Maria Souza.'],
    ['motherName', 'Maria 2', 'O nome da sua mãe leva só letras, como em Maria Souza.'],
    ['schedule', '31/02/2027 manha', 'Escolha um dos dias da lista, de manhã ou à tarde.'],
    ['document', '529.982.247-24', 'Esse CPF não existe. Confira os números, como em 529.982.247-25.'],
    ['document', '111.111.111-11', 'Esse CPF não existe. Confira os números, como em 529.982.247-25.'],
    ['document', '00000000000000', 'Esse CNPJ não existe. Confira os números e letras, como em 12.ABC.345/01DE-35.'],
    ['document', '123', 'O CPF tem 11 números e o CNPJ, 14. Confira a digitação.'],
    ['dueDate', '31', 'Escolha um dos dias da lista.'],
    ...[
      'talvez',
      'não sei',
      'Sábado',
      's/n',
      'não quero boleto',
      'débito ou boleto',
      'débito não, obrigado',
      'débito automático não quero',
      'Prefiro que não seja no débito',
      'no débito não dá',
      'quero boleto, não débito',
      'quero boleto em vez de débito',
      'não quero boleto, quero débito',
      'Não, prefiro boleto ao débito',
    ].map((text): [Key, string, string] => ['directDebit', text, 'Responda sim ou não.']),
    ['agency', '12', 'A agência tem de 3 a 5 números, com o dígito se houver. Exemplo: 1234-5.'],
    ['account', '', 'Escreva a conta com o dígito. Exemplo: 12345-6.'],
    ['schedule', '', 'Escolha pelo menos uma data e um período.'],
    ['schedule', '24/11/2026 manha;24/11/2026 manha', 'Cada opção precisa ser diferente das outras.'],
    ['schedule', '24/11/2026 noite', 'Escolha manhã ou tarde.'],
  ]
  it.each(cases)('%s: %s', (key, text, words) => {
    const reading = readAnswers({ [key]: text }, now)
    expect([reading.values, whyRefused(reading, key)]).toEqual([{}, words])
  })
})
