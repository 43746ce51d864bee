import { expect, it } from 'vitest'
import { acceptsOrder, acceptsSomewhere, agrees, agreesToOrder } from '../../src/understanding/readBacks/acceptance.ts'
import { reviewLines } from '../../scripts/understanding/meantLines.ts'
import { aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'

/** 600 Mega, R$ 99,99, dia 10, débito */
const review = aFunnel(fullAnswers, goodFacts)

it.each(['ta nos trinques', 'conferi linha por linha nada a reparar', 'fechou mermao ta redondinho'])(
  'agreement in the words of a region is agreement, and accepts nothing: %j',
  (words) => expect([agrees(words), acceptsSomewhere(words)]).toEqual([true, false]),
)

it.each([
  'aceito aceito',
  'asseito',
  'Declaro que aceito as condições e o regulamento',
  'então tá, eu aceito, em nome de Jesus. Que dê tudo certo',
  'ué, eu já disse que aceito. Aceito!',
  'Aceito, sim senhor. Muito obrigado pela paciência',
  'td certo vai, aceito manda ve',
  'mano eu ACEITO, assina ai',
  'aceito aí moça do céu',
  'Aceito, Jesus amado.',
  'Entao aceito filha. Que a Cida me ilumine',
  'Duas horas dá, fecho a massa antes. Aceito, pode fazer o pedido',
  'tá bom, já posso comprar fralda com os dez reais que não deu kkk aceito',
  'ó meu CPF tá certo né pode fechar aceito',
  'é caro mas aceito',
  'aceito logo! tô há 2 semanas sem internet',
  'aceito pq não aguento mais cair no meio da aula',
  'minha esposa já liberou, aceito',
  'aceito o de 600, dia 10 tá ótimo',
  'aceito, estou ciente da fidelidade de 12 meses',
  'tá bom deixa isso pra lá então ô minha filha pode fechar aí eu aceito',
  'ah deixa essa pergunta pra lá, eu aceito sim',
  'ela tem 61 ta de boa. entao aceito',
  'meu filho de 15 anos tá em casa, mas minha irmã de 30 recebe. aceito',
  'gostei mas achei caro. aceito',
  'tava com medo mas tudo bem, aceito',
  'aceito, fazer o quê né?',
  'deixa pra lá. aceito',
  'aceito vlw',
  'aceito! que dia vem mesmo?',
  'Pode fazer o pedido, eu aceito. E se eu me arrepender, telefono pra onde?',
])('an acceptance places the order, with talk beside it that changes nothing: %j', (text) =>
  expect(acceptsOrder(review, text)).toBe(true),
)

it.each([
  'não aceito',
  'nem que a vaca tussa eu aceito',
  'aceito nada',
  'aceito n',
  'aceito porra nenhuma',
  'aceito amanha',
  'vou pensar e depois aceito',
  'só aceito o de 500',
  'aceito se for mais barato',
  'de graça eu aceito',
  'por 50 reais eu aceito',
  'aceito com dez reais de desconto',
  'quinta eu aceito',
  'aceito, porém no cartão',
  'aceito, no boleto',
  'aceito, dia 20',
  'aceito o de 700',
  'aceito tira o globoplay',
  'aceito e obrigada pela paciência mas muda o vencimento',
  'aceito, com HBO',
  'aceito, promoções sim',
  'aceito, é na casa dos fundos',
  'aceito, meu número é 53',
  'aceito, meu email é bia@provedor.com.br',
  'aceito! Bianca Souza',
  'aceito e souza com z',
  'aceito, só me diz o valor',
  'aceito, vocês ligam antes',
  'aceito ajuda',
  'aceito, avisa minha irmã',
  'aceito?',
  'aceito. podem vir quinta em vez de segunda?',
  'aceito. o preço é fixo mesmo?',
  'aceito, vou pensar mais um pouco',
  'aceito, quero ler o contrato primeiro',
  'aceito é com c ou com ss',
  'aceito o de 300, esse de 500 tá pesado',
  'aceito cartão?',
  'quando eu aceito?',
  'tenho que escrever aceito',
  'meu marido que aceito',
  'minha mãe disse que aceito',
  'o cartão é aceito aí',
  'aceito até parece',
  'aceito, é brincadeira',
  'desisto. aceito',
  'concordo que é caro',
  'aceito. ah deixa pra lá',
  'deixa pra lá, não aceito',
  'mas moro no 53. aceito',
  'mas é no nome da minha mãe. aceito',
  'aceito. mas meu email tá errado',
  'deixa eu ver, aceito',
  'deixa pro mês que vem, aí eu aceito',
  'Se não tiver multa, quero dizer, fidelidade, aceito',
  'Não quero mais, quero dizer, aceito',
  'O CPF é do meu marido. Tá tudo certo, aceito.',
  'O telefone é o antigo. Tá tudo certo, aceito',
])('not with what changes, denies, puts off, sets a condition or asks, nor by another: %j', (text) =>
  expect(acceptsOrder(review, text)).toBe(false),
)

it.each([
  'sim mano sim',
  'Sim, como está.',
  'isso',
  'pode',
  'pode finalizar minha linda',
  'sim, e que Nossa Senhora abençoe',
  'é para fazer como está mesmo pode fazer',
  'é pra fazer assim mesmo',
  'faz do jeito que está',
])('once it was said what a yes means, it is one with a remark: %j', (text) =>
  expect(agreesToOrder(review, text)).toBe(true),
)

it.each([
  'sim, se for de graça',
  'pode ser o de 700',
  'pode esperar',
  'pode não',
  'isso é absurdo',
  'sim, vence dia 20',
  'claro que não',
  'certo, e a multa',
  'é para fazer diferente',
  'como fazer',
  'faz assim: dia 20',
])('but not one that changes, denies or asks: %j', (text) => expect(agreesToOrder(review, text)).toBe(false))

it('no line that accepts nothing places an order, and most acceptances do', () => {
  const lines = reviewLines().filter(({ text }) => !isByUs(text))
  const taken = lines.filter(({ text }) => acceptsOrder(review, text))
  expect(taken.filter(({ label }) => label !== 'accept').map(({ text }) => text)).toEqual([])
  expect(taken.length / lines.filter(({ label }) => label === 'accept').length).toBeGreaterThan(0.6)
})
const ours = new Set(reviewLines(['acceptances/known.txt']).map(({ text }) => text))
const isByUs = (text: string) => ours.has(text)
