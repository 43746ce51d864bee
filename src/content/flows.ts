import type { Answers, Key } from './answers.ts'
import { isCovered, type Facts } from './facts.ts'
import { questions } from './questions.ts'
import { ask, changed, screen, under, type Screen } from './screen.ts'

const place = ['state', 'city', 'neighborhood', 'street', 'number', 'block', 'lot', 'complement'] as const
const contact: readonly Key[] = ['notice', 'name', 'phone', 'email']

const cep = ask('cep', 'disponibilidade', ['cep'])
const door = ask('nr-imovel', 'disponibilidade', place, { title: 'Onde fica a instalação?', lead: 'O número diz qual caixa da rua atende você.' })
const address = [cep, door]

const looking = screen('verificando', 'wait', 'disponibilidade', 'Procurando fibra na sua rua.', { path: '/checkout/verificando-disponibilidade', needs: ['street', 'coverage'] })
const noOffer = screen('oferta-indisponivel', 'exit', 'disponibilidade', 'Oferta indisponível', { asks: contact, skipWhen: (_, facts) => isCovered(facts) })
const plans = ask('planos', 'disponibilidade', ['plan'], { title: 'Tem fibra na sua rua.' })
const availability: Screen[] = [looking, noOffer, plans]

const fullName = ask('nome', 'dados-pessoais', ['name'], { back: 'nr-imovel' })
const phone = ask('telefone', 'dados-pessoais', ['phone'])
const email = ask('email', 'dados-pessoais', ['email', 'acceptPromotions'])
const who: Screen[] = [
  ask('data-nascimento', 'dados-pessoais', ['birthDate']),
  ask('nome-mae', 'dados-pessoais', ['motherName']),
  ask('cpf', 'dados-pessoais', ['document']),
]

const person = [fullName, phone, email, ...who]

const payment: Screen[] = [
  ask('data-de-vencimento', 'pagamento', ['dueDate']),
  ask('ativar-debito', 'pagamento', ['directDebit'], { title: 'Quer pagar no débito automático?' }),
  ask('conta-debito', 'pagamento', ['bank', 'agency', 'account'], { title: 'De qual conta sai o débito?', lead: questions.account.why }),
]

const isApproved = ({ risk }: Facts) => risk?.quiz_needed === false && !risk.rejected
const identity: Screen[] = [
  screen('erro2', 'exit', 'pagamento', 'Vamos terminar com uma pessoa.', { path: '/checkout/validacao/erro2', skipWhen: (_, { risk }) => !(risk?.rejected && risk.final) }),
  screen('erro1', 'exit', 'pagamento', 'Uma peça não encaixou.', { path: '/checkout/validacao/erro1', skipWhen: (_, { risk }) => !(risk?.rejected && !risk.final) }),
  screen('validacao', 'quiz', 'pagamento', 'Falta confirmar que é você.', { needs: ['risk'], passes: isApproved, back: 'ativar-debito' }),
]

const visit = ask('data-instalacao', 'pagamento', ['schedule'], { lead: questions.schedule.help, settles: { schedule: 'instalacao' } })
const review = screen('confirmacao', 'review', 'pagamento', 'Confira o seu pedido', { needs: ['order'], lead: 'Ainda dá para mudar tudo. Toque em Editar e volte direto para cá.' })
const done = screen('pedido-realizado', 'end', 'pedido-realizado', 'Pedido realizado.', { path: '/pedido-realizado', back: 'confirmacao' })
const rest: Screen[] = [...payment, ...identity, visit, review, done]

/** The plain order: coverage, plan, person, payment, identity, visit, review. */
const order: Screen[] = [...address, ...availability, ...person, ...rest]

/** Coverage by CEP alone: no house number is asked. */
const noNumber: Screen[] = [cep, ...availability, { ...fullName, back: cep.id }, phone, email, ...who, ...rest]

/** Several questions on a page. */
const combined: Screen[] = [
  ask('cep-dados-cliente', 'disponibilidade', ['cep', ...place, 'name', 'phone'], { title: 'Vamos ver se a fibra chega aí.', lead: 'Com o endereço e o seu contato, a resposta sai na hora.' }),
  ...availability,
  ask('dados-pessoais', 'dados-pessoais', ['email', 'acceptPromotions', 'birthDate', 'motherName', 'document'], { title: 'Seus dados', lead: 'Usamos para a análise do pedido e para o contrato.' }),
  ask('instalacao-pagamento', 'pagamento', ['dueDate', 'directDebit', 'bank', 'agency', 'account', 'schedule'], { title: 'Instalação e pagamento', lead: 'Quando pagar, como pagar e quando o técnico pode ir.', settles: { schedule: 'instalacao' } }),
  ...changed(identity, 'validacao', { back: 'instalacao-pagamento' }),
  review,
  done,
]

/** The premium offer: personal data on one page, the visit before the payment. */
const premium: Screen[] = [
  ...address,
  ...availability,
  ask('dados-pessoais', 'dados-pessoais', ['name', 'phone', 'email', 'acceptPromotions', 'birthDate', 'motherName', 'document'], { title: 'Seus dados', lead: 'Usamos para a análise do pedido e para o contrato.', back: 'nr-imovel' }),
  { ...visit, id: 'instalacao', path: '/checkout/instalacao', stage: 'instalacao' },
  ...payment,
  ...identity,
  review,
  done,
]

/** A mobile customer: the line is looked up before the address. */
const mobile: Screen[] = [
  ask('consulta-telefone', 'disponibilidade', ['phone'], { title: 'Qual é o número da sua linha?', lead: 'Com ele confirmamos o bônus do seu plano de celular.', says: { phone: 'Qual é o número da sua linha TIM? Com ele confirmo o bônus do seu plano.' }, needs: ['renta'] }),
  ...address,
  ...availability,
  fullName,
  email,
  ...who,
  ...rest,
]

/** An employee: the corporate e-mail is confirmed by a code before anything else. */
const collaborator: Screen[] = [
  { ...email, title: 'Qual é o seu e-mail corporativo?', lead: 'Vamos mandar um código para confirmar que você é do time.', says: { email: 'Qual é o seu e-mail corporativo? Vamos mandar um código para ele, para confirmar que você é do time.' } },
  ask('confirmacao-colaborador', 'dados-pessoais', ['code'], { lead: questions.code.help, needs: ['collaborator'], passes: (facts) => facts.collaborator !== undefined }),
  ...address,
  ...availability,
  fullName,
  phone,
  ...who,
  ...rest,
]

const isUnreachable = ({ coverage }: Facts) => coverage?.reason === 'no-network'
/** Coverage without ordering, in all its ends. */
const coverage = under('/consultar-cobertura', [
  ...address,
  looking,
  screen('sem-cobertura', 'exit', 'disponibilidade', 'A fibra ainda não chegou à sua rua.', { asks: contact, skipWhen: (_, facts) => isCovered(facts) || !isUnreachable(facts) }),
  screen('oferta-indisponivel', 'exit', 'disponibilidade', 'Tem fibra na rua, mas não há vaga agora.', { asks: contact, skipWhen: (_, facts) => isCovered(facts) || isUnreachable(facts) }),
  screen('com-cobertura', 'exit', 'disponibilidade', 'Quer receber uma ligação?', { skipWhen: (_, facts) => !isCovered(facts), beside: true }),
  screen('planos', 'exit', 'disponibilidade', 'Tem fibra na sua rua.'),
])

const taxId = ask('consulta-cpf', 'disponibilidade', ['document'], { title: 'Qual é o CPF do contrato?', lead: 'Com ele buscamos as ofertas que são suas.', says: { document: 'Qual é o CPF do contrato? Com ele busco as ofertas que são suas.' }, needs: ['offers'] })
const noOffers = screen('sem-ofertas', 'exit', 'disponibilidade', 'Não há oferta para este CPF agora.', { skipWhen: (_, { offers }) => offers === undefined || offers.plans.length > 0 })
const offers = ask('ofertas', 'disponibilidade', ['offer'], { title: 'As ofertas que são suas', lead: 'Escolha uma. Nada muda antes de você confirmar.' })

/** A customer renews: tax id, offers, confirmation. */
const renewal = under('/refidelizacao', [taxId, noOffers, offers, { ...review, percent: 50, lead: 'Ainda dá para trocar a oferta. Toque em Editar e volte direto para cá.' }, done])

/** A customer on the old network moves to fibre. */
const migration: Screen[] = [
  ...under('', [taxId, noOffers, offers]),
  ...address,
  looking,
  noOffer,
  { ...phone, skipWhen: (_: Answers, facts: Facts) => facts.offers?.hasPhone === true },
  { ...email, skipWhen: (_: Answers, facts: Facts) => facts.offers?.hasEmail === true },
  ...changed(identity, 'validacao', { back: 'nr-imovel' }),
  visit,
  review,
  done,
]

/** Every way to buy, as the list of its screens. */
export const flows = { order, b: noNumber, fluxo: combined, premium, mobile, collaborator, coverage, renewal, migration } satisfies Record<string, readonly Screen[]>
export type FlowName = keyof typeof flows
