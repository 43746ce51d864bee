import { expect, it } from 'vitest'
import { after, linesTo } from '../support/repliesTo.ts'

type At = Parameters<typeof linesTo>[0]
const reply = (at: At, ...lines: string[]) => after(...linesTo(at), ...lines)

it.each<[at: At, line: string, said: RegExp, unsaid: RegExp]>([
  // What is supposed, feared or put off changes nothing
  ['review', 'ai sim. se eu botar boleto fica 129,99 né? posso mudar depois pra boleto?', /boleto/, /Anotei/],
  ['review', 'gostei. posso mudar pra boleto depois?', /103 41|mud/, /Anotei/],
  ['review', 'posso mudar pra boleto depois', /mud/, /Anotei/],
  ['directDebit', 'debito automatico eu tenho receio, é seguro?', /Entendo o cuidado/, /Anotei/],
  [
    'dueDate',
    'pode ser no dia 5. mas esse negocio de debito automatico eu tenho receio, é seguro?',
    /seguro|cuidado/,
    /boleto\. Confere/,
  ],
  ['cep', 'boa tarde, meu neto que botou isso aqui no celular pra mim', /CEP/, /nada foi contratado/],
  // A question after a goodbye
  ['done', 'vou falar pro meu neto, deus abençoe. qualquer coisa eu ligo onde?', /103 41/, /Até a visita/],
  // A wish for a day beside other words
  [
    'birthDate',
    'nasci dia 3 de maio de 1955. terça eu tenho hidroginastica de manha',
    /Anotei para a visita/,
    /Não entendi/,
  ],
  ['acceptPromotions', 'não. quando q instala? consegue sabado de manha?', /Anotei para a visita/, /Não entendi/],
  [
    'name',
    'Ana Lima. segunda eu fecho o salao entao pra mim segunda é perfeito',
    /Anotei para a visita/,
    /Não entendi/,
  ],
  ['name', 'vocês instalam sábado de manhã?', /De segunda a sábado/, /Anotei para a visita/],
  ['schedule', 'eu durmo até tarde, depois das 14h seria melhor', /Fica segunda, 23, à tarde/, /de manhã/],
  ['schedule', 'qual o dia mais longe que tem?', /Fica quarta, 9, à tarde/, /não sei/],
  ['schedule', 'qual é o último dia que tem?', /Fica quarta, 9, à tarde/, /não sei/],
  ['plan', 'o que tem no de 700', /R\$\s109,99/, /Boa escolha/],
  ['dueDate', 'ganho pouco, dia 10', /débito automático/, /Se você recebe/],
  // A plan that is not sold
  ['plan', 'quero o de 3 giga. tem fidelidade?', /Plano de 3 Giga não há/, /Boa escolha/],
  ['plan', 'trabalho em casa. quero o de 3 giga. tem multa?', /Plano de 3 Giga não há/, /Boa escolha/],
  ['plan', 'o de 3 giga, tenho três guris jogando', /Plano de 3 Giga não há/, /Qual deles/],
  ['name', 'nao, eu disse 3 giga', /Plano de 3 Giga não há/, /não parece um nome/],
  // Hours of the chosen visit, and two banks
  ['review', 'fala pra eles virem depois das 14h', /Fica segunda, 23, à tarde/, /confirmação/],
  ['directDebit', 'qual banco aceita? tenho BB e Caixa', /Aceitamos os dois/, /Escreva/],
  ['directDebit', 'débito, tenho bb e itaú', /Em qual banco/, /Anotei: banco/],
  ['bank', 'tenho itaú e bradesco', /Aceitamos os dois/, /da lista/],
  ['review', 'quanto a mais no de 700?', /R\$\s50,00 de diferença/, /depois de 12 meses/],
  // A due day after the payday
  ['dueDate', 'recebo dia 8, queria depois do dia 10', /o próximo da lista é o dia 12/, /dia 8/],
  ['dueDate', 'ganho dia 20, pode ser depois do dia 20?', /o próximo da lista é o dia 25/, /débito automático/],
  // Who comes into the house
  ['schedule', 'o rapaz é confiável?', /crachá/, /não sei/],
  ['plan', 'ele entra em casa?', /crachá/, /Qual deles/],
  ['email', 'não me chama de senhora, ana@provedor.com.br', /E-mail anotado/, /Confere/],
  // At the review, the chosen visit is ruled out or moved
  ['review', 'segunda nao da, tenho casamento', /Fica terça, 24, de manhã\?/, /Não entendi/],
  ['review', 'melhor mudar p sexta entao, sexta eu to de folga', /Fica sexta, 27, de manhã\?/, /Confira com calma/],
  ['review', 'segunda de manha eu trabalho, mas minha mae recebe', /18 anos/, /Fica /],
  // Another plan than the chosen one is asked about
  [
    'review',
    'agora pensando melhor, e se eu pegar a de 700? quanto fica no boleto?',
    /700 Mega sai por/,
    /500 Mega|não sei/,
  ],
  ['review', 'nao a de 700, quanto fica ela no boleto e quanto de upload?', /300 Mega.*R\$\s119,99/s, /500 Mega/],
  ['phone', 'o upload desse plano é quanto?', /250 Mega/, /R\$/],
  ['plan', 'quero ver minhas novelas, qual desses serve?', /600 Mega, com Globoplay, dá conta/, /500 Mega/],
])('at %s: %s', async (at, line, said, unsaid) => {
  const told = await reply(at, line)
  expect(told).toMatch(said)
  expect(told).not.toMatch(unsaid)
})
