import { describe, expect, it } from 'vitest'
import { after, linesTo } from '../support/repliesTo.ts'

const agreed = { acceptPromotions: 'quero' }
const toPromotions = linesTo('acceptPromotions')
const toPayment = linesTo('directDebit', agreed)
const toReview = linesTo('review', agreed)
const ordered = linesTo('done', agreed)

describe('at the review', () => {
  it.each([
    ['vc não respondeu da conta. troca a conta: 67980-1', 'Anotei: conta'],
    ['quero mudar a conta do débito. agencia 1234-5, conta 67890-1', 'Já está assim: débito automático, agência'],
    [
      'nossa que demora... bota o vencimento dia 20 e a visita de tarde',
      /Anotei: vencimento todo dia 20, visita .*Tarde/,
    ],
    ['uai, não tinham falado isso. dá pra trocar pro de 700?', 'Anotei: plano 700 Mega'],
    ['quero o de 700 sem nada de streaming, que novela eu vejo na antena. pode?', 'Anotei: plano 700 Mega'],
    ['volta pro boleto que esqueci da conta, e põe o de 700', /Anotei: (?=.*boleto).*plano 700 Mega/],
    ['aceito, mas com o de 700', 'Anotei: plano 700 Mega'],
    ['muda pro de 700 mega e o vencimento pra 20', 'Anotei: vencimento todo dia 20, plano 700 Mega'],
    [
      'o de 700 no boleto, quanto? e qual plano tá anotado aí pra mim?',
      /^(?=.*119,99.*149,99).*No seu pedido: plano 500 Mega/,
    ],
    ['Desfaça a escolha do plano', 'Qual plano você quer?'],
    ['desejo ver todas as opções de plano antes de decidir', 'Chegam aqui: 500 Mega'],
    ['quero trocar pro de 700 com globoplay, pode?', 'Plano de 700 Mega com Globoplay não há'],
    ['muda o vencimento pra 15. e o modem é de graça?', /Anotei: vencimento todo dia 15\. O modem .* sem custo/],
    ['põe então no complemento: Residencial Ipês, bloco B, apto 42', 'complemento Residencial Ipês, bloco B, apto 42'],
    ['xi. só me diz o dia da visita que tá valendo aí no pedido', 'No seu pedido: visita seg., 23'],
    ['tu escreveu terça ali em cima e sexta embaixo. qual dos dois vale?', 'No seu pedido: visita seg., 23'],
    ['tá certinho, só arruma o nome da mãe: é Irma Bortolini', 'Anotei: nome da mãe I•••• B••••'],
  ])('%s', async (line, told) => expect(await after(...toReview, line)).toMatch(told))

  it.each([
    [
      'como sei se é 67980 e não 67890? e o modem é de graça mesmo?',
      /o segundo que você escreveu: conta ••••.*O modem/,
    ],
    ['A agência é 1234-5, dá pra ver que tá certo?', 'Sim, confere: agência ••••'],
    ['a conta é 67980-1. tá certo?', 'Não. No seu pedido: conta ••••'],
    ['confirma pra mim se a conta termina em 0-1', 'Sim, confere: conta ••••'],
  ])('%s is compared and kept hidden', async (line, told) => {
    const reply = await after(...toReview, line)
    expect(reply).toMatch(told)
    expect(reply).not.toMatch(/67\d80|1234/)
  })
})

describe('the order is placed', () => {
  it.each([
    ['mano eu ACEITO, assina ai'],
    ['Duas horas dá, fecho a massa antes. Aceito, pode fazer o pedido'],
    ['aceito. o modem é de graça?', 'sim, pode fazer'],
    ['pode fechar', 'sim, quanto fica no boleto?', 'sim mano sim'],
    ['aceito! confere aí o 120', 'Sim, como está.'],
    ['tá, no resumo tá segunda 23 de manhã, vou confiar. aceito, bora tocar!'],
    ['fechou, wifi 6 top. pode mandar brasa', 'pode'],
    ['aceito! confere aí o 120', 'o passarinho canta lá fora todo dia cedo', 'sim'],
  ])('by %s %s %s', async (...lines) => expect(await after(...toReview, ...lines)).toContain('Pedido realizado'))

  it.each([
    ['tenho que escrever aceito?', /^Falta só o seu aceite/],
    ['quando eu aceito?', /^Falta só o seu aceite/],
    ['Moro no 53. aceito', /^(?!.*Para fazer o pedido, diga).*diga “sim”/],
    ['aceito se for sem fidelidade', /^Sem fidelidade eu não tenho/],
    ['Ele mandou dizer que aceita. E obrigada pela paciência.', /^Falta só o seu aceite/],
    ['Ué, não fechou? Ele disse que aceita! E eu sou a Luciana.', /^Falta só o seu aceite/],
    ['minha vó tá dizendo aqui que concorda', /^Falta só o seu aceite/],
    ['meu marido não aceita', /nada está contratado/],
    ['ele aceita cartão?', /Por cartão ou Pix não dá/],
    ['aceito mas troca pro 700', /Anotei: plano 700 Mega/],
    ['Aceito não, vou deixar pro mês que vem', /nada está contratado até você aceitar/],
  ])('not by %s', async (line, told) => expect(await after(...toReview, line)).toMatch(told))

  it('nor by somebody for another once it was said what a yes means', async () =>
    expect(await after(...toReview, 'aceito! confere aí o 120', 'sim, ele aceita')).toMatch(/^Falta só o seu aceite/))
})

describe('a consent to promotions is taken back', () => {
  it.each([
    ['Promoções eu não quero não, isso é propaganda, como é que foi parar aí?', 'at the review', toReview],
    ['Tire as promoções por favor. Não autorizei.', 'at the review', toReview],
    ['mudei de ideia, não quero propaganda no meu email', 'at a question', toPayment],
    ['não quero propaganda não, como é que foi parar aí?', 'at its question', toPromotions],
    [
      'não quero propaganda, como foi parar aí?',
      'where a yes is read back',
      [...toPromotions, 'quinta de manhã, e pode mandar promoções'],
    ],
    ['não quero receber promoção por e-mail não, tira isso', 'after the order', ordered],
  ])('by %j %s', async (line, _, before) => expect(await after(...before, line)).toContain('sem promoções por e-mail'))

  it('and what else is said is heard', async () => {
    expect(await after(...toReview, 'tira as promoções e muda o vencimento pra 15')).toMatch(
      /sem promoções por e-mail.*Anotei: vencimento todo dia 15/s,
    )
    expect(await after(...toReview, 'aceito, mas sem promoções')).not.toContain('Pedido realizado')
  })
})

describe('after the order', () => {
  it.each([
    ['Não quero desistir. Só confirma: nº do pedido, dia e valor, tudo junto.', /número \d{10}; visita .*; R\$\s59,99/],
    [
      'não é pra cancelar nada, só me diz o vencimento e a forma de pagamento',
      /vencimento todo dia 10; pagamento no débito automático/,
    ],
    ['não cancela meu pedido!', 'o pedido continua valendo'],
    ['não quero mais, cancela tudo', 'Para confirmar, diga “sim, desistir”'],
    ['o aviso da visita, vem no zap ou no sms?', 'se é por WhatsApp ou SMS, eu não sei dizer'],
    ['o técnico chega que hora mais ou menos', /dentro do período da visita, .*8h\sàs\s12h/],
    [
      'e se minha mulher receber o técnico precisa de algum documento meu?',
      'Se o técnico pede algum documento eu não sei',
    ],
    ['posso receber o tecnico com o bebe dormindo, faz mto barulho?', 'Quanto barulho ou sujeira faz eu não sei'],
    [
      'E se eu precisar remarcar o sábado, faço onde? E quanto custa?',
      'Sem problema, e sem custo: para mudar a visita',
    ],
    ['Obrigado, visse! Vai ser uma benção pra falar com mainha no vídeo', 'Eu que agradeço, Ana. Até a visita!'],
    ['ta otimo, tchau, vou pro leito', 'Até logo, Ana!'],
    ['que dia?', /seg\., 23 de novembro, Manhã/],
    ['ficou pra quando mesmo?', /seg\., 23 de novembro, Manhã/],
    ['esqueci o dia e a hora', /seg\., 23 de novembro, Manhã/],
    ['é na segunda né?', /seg\., 23 de novembro, Manhã/],
    ['muito feliz, finalmente vou ter internet boa aqui em casa', 'Que bom, Ana! Até a visita!'],
  ])('%s', async (line, told) => expect(await after(...ordered, line)).toMatch(told))
})

describe('a call', () => {
  it.each(['não pedi ligação nenhuma!! cancela isso', 'não precisa mais me ligar', 'quero desistir da ligação'])(
    '%s is taken back, and the order stands',
    async (line) => expect(await after(...ordered, 'me liga', line)).toContain('O pedido segue como está.'),
  )

  it.each(['e meu marido pode ligar lá no lugar de mim?', 'não precisa me ligar mais', 'quero cancelar a ligação'])(
    '%s asks for none, and cancels no order',
    async (line) => expect(await after(...ordered, line)).not.toMatch(/Combinado: ligamos|é cancelado na hora/),
  )
})

describe('what is noted is told', () => {
  it.each([
    ['dia 10. cê anotou meu cpf certo?', linesTo('dueDate', agreed), /No seu pedido: CPF/],
    ['E o nome de minha mãe? Está Maria Souza, sim ou não?', toPayment, /^Sim, confere: nome da mãe M••••/],
    ['o plano: ficou registrado 500 ou 700?', toPayment, /^No seu pedido: plano 500 Mega/],
    ['afinal, qual plano tá anotado aí pra mim?', toPromotions, /^No seu pedido: plano 500 Mega/],
    ['ficou no débito mesmo?', ordered, /^Sim, confere: débito automático/],
    ['cadê o complemento que eu falei?', toReview, /sem complemento/],
  ])('%s', async (line, before, told) => expect(await after(...before, line)).toMatch(told))

  it.each(['eu quero MANTER o pedido. tá mantido?', 'meu pedido foi feito mesmo?', 'meu pedido foi cancelado?'])(
    '%s of the order itself',
    async (line) => expect(await after(...ordered, line)).toMatch(/^O pedido \d+ está feito e continua valendo\./),
  )

  it.each([
    'no boleto ficou mais caro?',
    'posso mudar o e-mail que passei?',
    'o celular que passei vai receber propaganda?',
  ])('%s asks something else', async (line) => expect(await after(...toPayment, line)).not.toContain('No seu pedido'))
})

describe('a question beside an answer that nobody can answer here', () => {
  it.each([
    ['22/08/1994. pppoe ou ipoe?', linesTo('birthDate', agreed)],
    ['nao quero spam. a conexao usa PPPoE ou DHCP?', toPromotions],
    ['Maria Lima. vocês patrocinam o Botafogo?', linesTo('motherName', agreed)],
  ])('%s is not passed over', async (line, before) =>
    expect(await after(...before, line)).toContain('Essa eu não sei responder por aqui.'),
  )
})

describe('before the address is known', () => {
  it.each([
    ['quanto custa?', /^O plano mais barato é o de 500 Mega, por R\$\s59,99.*Com o endereço eu vejo quais chegam aí\./],
    ['é pra 5 pessoas, qual serve?', /^Para isso, o de 1 Giga dá conta/],
    ['tem plano com hbo? quanto?', /^Com HBO Max, aqui: 500 Mega .* Com o endereço eu vejo quais chegam aí\./],
    ['qual a multa em reais?', /^A multa é de R\$\s25,00/],
    ['existe algum plano SEM fidelidade, mesmo pagando mais?', /^Sem fidelidade eu não tenho/],
    ['É pessoa ou é máquina?', /^Sou a assistente/],
    [
      'quem mexia era a minha Cida, que Deus a tenha. Vou procurar o cep na conta de luz',
      /^Sinto muito pela sua perda/,
    ],
  ])('%s', async (line, told) => expect(await after(line)).toMatch(told))
})

it.each([
  ['mande o link para eu continuar amanhã', toReview, /copia um link ou recebe um por e-mail/],
  ['os sete dias contam do pedido, sim ou não?', toReview, /contados do pedido/],
  ['tá bom. se ele mostrar antes eu falo pra ele. até logo filha', ordered, /^Até logo/],
])('%s', async (line, before, told) => expect(await after(...before, line)).toMatch(told))

describe('at the review, also with more than one thing in a line', () => {
  it.each([
    ['troca p 2 giga quanto fica? só p saber', /^(?!.*Anotei: plano).*Tudo certo para finalizar/s],
    ['quanto fica se eu trocar pra 1 giga? só curiosidade', /^O de 1 Giga sai por/],
    ['99,99 no boleto tb? e mudei de ideia de novo kkk bota a de 700 e débito automático', /Anotei: .*plano 700 Mega/],
    [
      'volta pra 700 mega, boleto, dia 20, e terça dia 24 de manhã',
      /vencimento todo dia 20, visita ter\., 24.*plano 700/,
    ],
  ])('%s', async (line, told) => expect(await after(...toReview, line)).toMatch(told))
})

describe('a value that is said again after a word of correction', () => {
  it.each([
    ['(16) 99612-3454. Corrigindo o último dígito: 99612-3455.', linesTo('phone'), /celular \(16\) 99612-3455/],
    ['Helena Brandão. Aliás, no documento consta Helena Brandão Leite.', linesTo('name'), /nome Helena Brandão Leite/],
  ])('%s', async (line, before, told) =>
    expect(await after(...before, line, 'confere', 'qual meu celular anotado? e qual meu nome anotado?')).toMatch(told),
  )
})
