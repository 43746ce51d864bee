import type { Answers, Key } from './answers.ts'
import type { FactName, Facts } from './facts.ts'

/** The stages of an order, as the header names them. */
export const stages = {
  disponibilidade: 'Disponibilidade',
  'dados-pessoais': 'Dados pessoais',
  instalacao: 'Instalação',
  pagamento: 'Pagamento',
  'pedido-realizado': 'Pedido',
} as const
export type Stage = keyof typeof stages

/**
 * A place in a flow. `ask` puts questions, `wait` stands while facts are worked out, `quiz` and `review` end when theirs
 * allow it, `exit` is where an order stops, `end` is where it is done.
 */
export type Screen = {
  id: ScreenId
  kind: 'ask' | 'wait' | 'quiz' | 'review' | 'exit' | 'end'
  path: string
  stage: Stage
  title: string
  lead?: string
  asks: readonly Key[]
  needs: readonly FactName[]
  /** Whether its facts let the visitor pass; asked only when they are there. */
  passes?: (facts: Facts) => boolean
  skipWhen?: (answers: Answers, facts: Facts) => boolean
  /** Where 'Voltar' leads when it is not simply the screen before. */
  back?: ScreenId
}

export type ScreenId =
  | 'cep' | 'nr-imovel' | 'verificando' | 'oferta-indisponivel' | 'planos'
  | 'nome' | 'telefone' | 'email' | 'data-nascimento' | 'nome-mae' | 'cpf'
  | 'data-de-vencimento' | 'ativar-debito' | 'conta-debito'
  | 'erro2' | 'erro1' | 'validacao' | 'data-instalacao' | 'confirmacao' | 'pedido-realizado'

/** An address with an offer. */
export const isCovered = ({ coverage }: Facts) => (coverage?.plans.length ?? 0) > 0

/** The plain order: coverage, plan, person, payment, identity, visit, review. */
export const order: readonly Screen[] = [
  ask('cep', 'disponibilidade', 'Qual é o CEP da instalação?', ['cep'], { lead: 'Com ele vemos se a fibra passa na sua rua.' }),
  ask('nr-imovel', 'disponibilidade', 'Onde fica a instalação?', ['state', 'city', 'neighborhood', 'street', 'number', 'block', 'lot', 'complement'], { lead: 'O número diz qual caixa da rua atende você.' }),
  { ...screen('verificando', 'wait', 'disponibilidade', 'Procurando fibra na sua rua.'), path: 'verificando-disponibilidade', needs: ['street', 'coverage'] },
  { ...screen('oferta-indisponivel', 'exit', 'disponibilidade', 'A fibra ainda não chegou à sua rua.'), asks: ['name', 'email', 'phone'], skipWhen: (_, facts) => isCovered(facts) },
  ask('planos', 'disponibilidade', 'Tem fibra na sua rua.', ['plan']),
  ask('nome', 'dados-pessoais', 'Como você se chama?', ['name'], { lead: 'O contrato sai no nome de quem vai assinar.', back: 'nr-imovel' }),
  ask('telefone', 'dados-pessoais', 'Qual é o seu celular com DDD?', ['phone'], { lead: 'É por ele que o técnico confirma a visita.' }),
  ask('email', 'dados-pessoais', 'Qual é o seu e-mail?', ['email', 'acceptPromotions'], { lead: 'Vamos mandar o contrato, a data da visita e as faturas para ele.' }),
  ask('data-nascimento', 'dados-pessoais', 'Qual é a sua data de nascimento?', ['birthDate'], { lead: 'O contrato só vale para maiores de 18 anos.' }),
  ask('nome-mae', 'dados-pessoais', 'Qual é o nome da sua mãe?', ['motherName'], { lead: 'Usamos só para confirmar que é você mesmo.' }),
  ask('cpf', 'dados-pessoais', 'Qual é o seu CPF?', ['document'], { lead: 'Usamos só para a análise do pedido e para o contrato.' }),
  ask('data-de-vencimento', 'pagamento', 'Que dia é melhor para pagar?', ['dueDate'], { lead: 'A primeira fatura vem proporcional aos dias de uso.' }),
  ask('ativar-debito', 'pagamento', 'Quer pagar no débito automático?', ['directDebit'], { lead: 'O desconto do plano vale com ele, por 12 meses.' }),
  ask('conta-debito', 'pagamento', 'De qual conta sai o débito?', ['bank', 'agency', 'account'], { lead: 'A conta precisa estar no nome de quem assina o contrato.', skipWhen: (answers) => answers.directDebit !== true }),
  { ...screen('erro2', 'exit', 'pagamento', 'Vamos terminar com uma pessoa'), path: 'validacao/erro2', skipWhen: (_, { risk }) => !(risk?.rejected && risk.final) },
  { ...screen('erro1', 'exit', 'pagamento', 'Uma peça não encaixou'), path: 'validacao/erro1', skipWhen: (_, { risk }) => !(risk?.rejected && !risk.final) },
  { ...screen('validacao', 'quiz', 'pagamento', 'Falta confirmar que é você'), needs: ['risk'], passes: ({ risk }) => risk?.quiz_needed === false && !risk.rejected, back: 'ativar-debito' },
  ask('data-instalacao', 'pagamento', 'Quando o técnico pode ir?', ['schedule'], { lead: 'Escolha até três opções. Confirmamos uma delas por mensagem em até 24 horas.', skipWhen: (answers, { coverage }) => coverage?.plans.find((plan) => plan.sku === answers.plan)?.installationSchedule === false }),
  { ...screen('confirmacao', 'review', 'pagamento', 'Confira o seu pedido'), needs: ['order'], lead: 'Ainda dá para mudar tudo. Toque em Editar e volte direto para cá.' },
  { ...screen('pedido-realizado', 'end', 'pedido-realizado', 'Pedido realizado.'), path: '/pedido-realizado', back: 'confirmacao' },
]

function screen(id: ScreenId, kind: Screen['kind'], stage: Stage, title: string) {
  return { id, kind, path: id, stage, title, asks: [], needs: [] }
}

function ask(id: ScreenId, stage: Stage, title: string, asks: readonly Key[], more: Partial<Screen> = {}): Screen {
  return { ...screen(id, 'ask', stage, title), asks, ...more }
}
