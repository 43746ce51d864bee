import { describe, expect, it } from 'vitest'
import { after, linesTo, visitAfter } from '../support/repliesTo.ts'

type At = Parameters<typeof linesTo>[0]
const reply = (at: At, ...lines: string[]) => after(...linesTo(at), ...lines)

describe('a line stores no more than it says', () => {
  it.each<[at: At, line: string, unsaid: RegExp, said: RegExp]>([
    ['review', 'consigo baixar a 600 mega no wifi?', /Anotei/, /Wi-\u2060Fi/],
    ['review', 'dá pra subir live com 600 mega?', /Anotei/, /600 Mega/],
    ['review', 'muda a visita pra dia 25', /vencimento/, /Fica quarta, 25/],
    ['review', 'muda a visita pra dia 25 e o vencimento pra dia 10', /Anotei/, /Fica quarta, 25/],
    ['review', 'o vencimento pra dia 10 e muda a visita pra dia 25', /dia 25/, /./],
    ['review', 'da pra ligar o ps5 no cabo?', /ligamos para/, /por cabo/],
    ['cep', '14010-100. hoje pago 129 na claro, 500 mega. aí fica mais barato?', /129|lembro disso/, /Para comparar/],
    ['number', 'n 35 vencimento depois do dia 20', /número 20/, /dia 25/],
    ['email', 'minha operadora cobra dia 5, quero pagar depois do dia 10', /todo dia 5/, /dia 12/],
    [
      'plan',
      'faltou a instalação, é cobrada? ainda não decidi o plano, quero comparar com o de 500',
      /Anotei/,
      /grátis/,
    ],
    ['plan', 'eita e o de 600 não dá conta não das camera eu queria gastar pouco', /Anotei/, /600 Mega/],
    ['plan', 'hmm 10 conto a mais no boleto.. tem multa se eu sair antes?', /Anotei/, /R\$\s25,00/],
    ['plan', '500, ops quis dizer 600', /500 Mega/, /Boa escolha: 600 Mega/],
    ['name', 'sou trans, posso usar meu nome social?', /Prazer/, /./],
    ['phone', 'pode me chamar de duda hehe. 16 98765 4321', /Duda/, /e-mail/],
    ['plan', 'pra 3 pessoas o de 500 dá conta? é o mais barato né', /Boa escolha/, /dá conta/],
  ])('at %s: %s', async (at, line, unsaid, said) => {
    const told = await reply(at, line)
    expect(told).not.toMatch(unsaid)
    expect(told).toMatch(said)
  })

  it.each(['de tarde é ruim pra mim', 'correto, a tarde vou no médico', 'combinado, uma ótima tarde'])(
    'a visit in the morning is not moved by: %s',
    async (line) => {
      const told = await reply('schedule', 'segunda dia 7 de manha, mas depois das 9 ta? antes levo minha filha', line)
      expect(told).not.toMatch(/7 de dezembro, Tarde/)
      expect(told).not.toContain('Anotei: .')
    },
  )

  it.each(['ainda n decidi boleto', 'calma, eu só perguntei'])('an undecided payment is dropped: %s', async (line) => {
    const { said, stands } = await visitAfter(...linesTo('name'), 'Ana Lima. acho que boleto', line)
    expect(said).not.toContain('boleto')
    expect(stands).not.toContain('directDebit')
  })
})

describe('a line loses nothing that it says', () => {
  it.each<[at: At, line: string, ...said: RegExp[]]>([
    ['name', 'Ana Souza, boleto depois do dia 10', /nome Ana Souza, boleto/, /dia 12/],
    ['phone', '16991234567 e quero pagar depois do dia 10', /dia 12/, /e-mail\?/],
    ['review', 'muda a visita pra quarta de tarde e joga o dia 20 pra mensalidade', /visita qua/, /dia 20/],
    ['review', 'segunda de manhã tem feira melhor de tarde', /23 de novembro, Tarde/],
    ['dueDate', 'quero depois do dia 5, tudo bem?', /dia 7/],
    ['schedule', 'pode ser dia 30, em janeiro viajo', /Fica segunda, 30, de manhã\?/],
    ['name', 'tem fidelidade e quanto é a instalação', /12 meses/, /grátis/],
    ['plan', 'tem multa se eu sair antes e pq sobe pra 99 depois?', /R\$\s25,00/, /R\$\s99,99/],
    ['plan', 'é fibra mesmo? e o modem volta p vcs qnd eu sair', /luz em vez de eletricidade/, /emprestado/],
    ['plan', 'qual é o upload do 700 e a instalação tem custo?', /De upload são 300 Mega no de 700 Mega\./],
  ])('at %s: %s', async (at, line, ...said) => {
    const told = await reply(at, line)
    for (const one of said) expect(told).toMatch(one)
  })

  it.each(['não quero mais', 'n quero mais, pode cancelar'])(
    'a withdrawal that is said again is asked again: %s',
    async (line) => expect(await reply('done', 'quero desistir', line)).toContain('diga “sim, desistir”'),
  )
})

describe('all that a line says is stored', () => {
  it.each<[at: At, lines: string[], said: RegExp]>([
    ['review', ['o vencimento pode ir para o dia 12? e se eu mudar de casa?'], /Anotei: vencimento todo dia 12/],
    ['review', ['posso terça de tarde'], /visita ter., 24 de novembro, Tarde/],
    ['review', ['dá pra deixar no dia 20'], /vencimento todo dia 20/],
    ['review', ['dá pra corrigir meu email, é ana@gmail.com'], /e-mail ana@gmail\.com/],
    [
      'review',
      ['visita quarta de tarde, boleto dia 20, email ana@gmail.com'],
      /qua\., 25.*Tarde.*dia 20, e-mail ana@gmail\.com/,
    ],
    ['review', ['muda a visita pra quarta de tarde e eu pago dia 20'], /qua\., 25.*Tarde.*dia 20/],
    ['name', ['Ana Lima. acho que boleto', 'confere. só queria saber se tem multa'], /R\$\s25,00.*celular/s],
    ['plan', ['qual a diferença do 700 pro 600?', 'o mais rápido'], /Boa escolha: 700 Mega/],
    ['plan', ['quero o de 500. ainda não defini boleto ou débito'], /plano 500 Mega/],
    ['plan', ['eu não decidi antes mas agora quero o de 500'], /Boa escolha: 500 Mega/],
    ['plan', ['depois de comparar, fico com o de 700'], /Boa escolha: 700 Mega/],
    ['directDebit', ['débito me dá medo, mas não quero boleto, pode ser débito?'], /Anotei: débito automático/],
    ['directDebit', ['prefiro pagar 10 reais a mais no boleto'], /Anotei: boleto/],
    ['dueDate', ['quero boleto'], /Anotei: boleto\./],
    ['plan', ['500. eu quis dizer 700'], /Boa escolha: 700 Mega/],
    ['name', ['Ana Souza, eu quis dizer Ana Lima', 'que nome vc anotou?'], /nome Ana Lima/],
    ['plan', ['depois de um ano sobe?', 'ok'], /Qual plano você quer/],
    ['schedule', ['dia 9 do mês de janeiro'], /As visitas livres vão de/],
    ['name', ['Mari', 'Marinho'], /Prazer, Mari\. Qual é o seu celular/],
  ])('at %s: %j', async (at, lines, said) => expect(await reply(at, ...lines)).toMatch(said))

  it.each(['pode me avisar de tarde', 'dá pra subir pro youtube com 600 mega?'])('%s changes nothing', async (line) =>
    expect(await reply('review', line)).not.toMatch(/Anotei/),
  )
})
