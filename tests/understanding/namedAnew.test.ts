import { describe, expect, it } from 'vitest'
import type { Key } from '../../src/content/questions/answers.ts'
import { handleMessageAtQuestion } from '../../src/understanding/handleMessageAtQuestion.ts'
import { changesAtReview } from '../../src/understanding/corrections/changesAtReview.ts'
import { answeredUpTo, aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { someBanks } from '../support/someFacts.ts'

const now = new Date('2026-11-28T15:00:00Z')
const at = (key: Key, text: string) =>
  handleMessageAtQuestion(answeredUpTo(key, { ...goodFacts, banks: someBanks }), key, text, now)

describe('an earlier answer named in a line is read like at its question', () => {
  it.each([
    [
      'phone',
      'Corrigindo: pus o sobrenome de casada e já me divorciei, voltei a ser Helena Prado Siqueira',
      { name: 'Helena Prado Siqueira' },
    ],
    ['email', 'faltou um pedaço ali em cima: Ana Souza Prado. casei mês passado', { name: 'Ana Souza Prado' }],
    ['motherName', 'vi aqui q pus 1995 no nascimento mas sou de 94, dia e mes ok', { birthDate: '15/03/1994' }],
    ['dueDate', 'pera, no cpf inverti os dois do final, é 53 e não 25', { document: '52998224753' }],
    ['bank', 'hmm desisto desse negócio de débito, me manda o papel pra pagar na lotérica', { directDebit: 'não' }],
    ['agency', 'desisto do débito', { directDebit: 'não' }],
    ['acceptPromotions', 'o email tá errado coloquei gmail e é hotmail', { email: 'ana@hotmail.com' }],
    ['name', 'oxe quero o de 500, mudei de ideia', { plan: 'd500a' }],
  ] as const)('at %s %j', (key, text, answers) => expect(at(key, text)).toMatchObject({ kind: 'readBack', answers }))

  it('an unmistakable bank even surely', () =>
    expect(at('agency', 'o banco é a caixa, falei bradesco por engano')).toMatchObject({
      kind: expect.stringMatching(/^(?:answers|readBack)$/),
      answers: { bank: '104' },
    }))

  it.each([
    ['dueDate', 'o cpf q mandei foi do meu marido, o meu é 111.444.777-35', { document: '11144477735' }],
    ['email', 'errei o telefone. o final é 2085 e não 4567', { phone: '16991232085' }],
    ['email', 'ana@casa.com.br e o celular termina em 5423', { phone: '16991235423' }],
    ['birthDate', '15/03/1990, e olha o telefone certo é com ddd 35', { phone: '35991234567' }],
    ['document', 'o ano que nasci é 1961 nao 1990', { birthDate: '15/03/1961' }],
    ['document', '390.533.447-05 e o celular saiu errado, o final é 4576', { phone: '16991234576' }],
  ] as const)('and accepted with its new value: at %s %j', (key, text, answers) =>
    expect(at(key, text)).toMatchObject({ kind: 'answers', answers }),
  )

  it("and read back if it is somebody else's", () =>
    expect(
      at('email', 'o cel q dei caiu no bueiro, usa o do meu irmão até eu comprar outro 16 99701-5523'),
    ).toMatchObject({ answers: { phone: '16997015523' } }))

  it.each([
    ['complement', 'ih o 35 é o portão da garagem, gente entra pelo 39', { number: '39' }],
    ['complement', 'o nº da casa saiu trocado, digitei 214 e é 241, tenho dislexia', { number: '241' }],
    ['directDebit', 'dez embola com o aluguel, joga pra quinze', { dueDate: '15' }],
    ['agency', 'o dia 10 vira 15 pfv', { dueDate: '15' }],
  ] as const)('at %s %j, by the old value or the same number', (key, text, answers) =>
    expect(at(key, text)).toEqual({ kind: 'readBack', answers }),
  )

  it.each([
    ['dueDate', 'o cpf que eu mandei acho que foi com um número a menos', 'document'],
    ['motherName', 'Retificando: informei 1976 como ano de nascimento, errei por dois anos', 'birthDate'],
  ] as const)('at %s %j is asked for without its new value', (key, text, asked) =>
    expect(at(key, text)).toEqual({ kind: 'edit', key: asked }),
  )

  it('at the review changes what is wrong', () => {
    const review = aFunnel(fullAnswers, goodFacts)
    expect(changesAtReview(review, 'dia 10 eu ainda não recebi, põe 15', now)).toEqual({ dueDate: '15' })
    expect(changesAtReview(review, 'não é 35, é 37', now)).toEqual({ number: '37' })
    expect(changesAtReview(review, 'o vencimento eu gostei, a visita é 24, muda pra 25', now)).toBeNull()
  })

  it('a no of the plans takes no complement away', () => {
    const { cep, number } = fullAnswers
    const atPlans = aFunnel({ cep, number, complement: 'Apto 12' }, goodFacts)
    expect(handleMessageAtQuestion(atPlans, 'plan', 'não, obrigada', now)).toMatchObject({ kind: 'refused' })
  })

  it.each([
    ['agency', 'Não sei, e o banco hoje está fechado que é sábado'],
    ['directDebit', 'dez reais a mais só por causa de um papel é sacanagem isso'],
    ['plan', '600 Mega Paramount. Não, espere, sem streaming: 700 Mega mesmo'],
    ['document', 'já tive linha cancelada por falta de pagamento em 2015 isso conta'],
    ['name', 'preciso resolver isso antes do dia 10'],
  ] as const)('at %s %j changes nothing', (key, text) => expect(['side', 'refused']).toContain(at(key, text).kind))
})

describe('an answer at the beginning', () => {
  it.each([
    ['directDebit', 'boleto pfv, na minha conta entra e sai dinheiro e nunca sei quanto vai ter no dia', 'não'],
    ['directDebit', 'quero débito, posso pôr a conta da minha esposa?', 'sim'],
  ] as const)('at %s %j is read back', (key, text, value) =>
    expect(at(key, text)).toMatchObject({ kind: 'readBack', answers: { [key]: value }, reply: expect.any(String) }),
  )

  it('is ignored if it is revoked', () =>
    expect(at('phone', '16 98133-0925, ou o 11 95522-8014 se não der')).not.toMatchObject({ kind: 'answers' }))

  it('gets a reply about an unknown plan', () =>
    expect(at('plan', 'o de 1 giga, tenho 3 guris jogando ao mesmo tempo')).toMatchObject({
      reply: expect.stringContaining('Plano de 1 Giga não há'),
    }))
})

it.each([
  ['name', 'w e s l e y espaço r a m o s espaço d i n i z', 'Wesley Ramos Diniz'],
  ['complement', 'bl2ap14', 'bl2 ap14'],
  ['complement', 'apê um zero um torre norte', 'ape 101 torre norte'],
  ['number', 'três zero sete letra bê de bola', '307b'],
  ['agency', 'um dois três quatro com cinco no fim', '1234-5'],
  ['directDebit', 'tira direto da conta', 'sim'],
] as const)('at %s %j is read', (key, text, value) =>
  expect(at(key, text)).toMatchObject({ kind: 'answers', answers: { [key]: value } }),
)
