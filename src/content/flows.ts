import type { Answers, Key } from './answers.ts'
import type { FactName, Facts } from './facts.ts'
import { saying } from './question.ts'
import { questions } from './questions.ts'

/** The stages of an order, as the header names them. */
export const stages = {
  disponibilidade: 'Disponibilidade',
  'dados-pessoais': 'Dados pessoais',
  instalacao: 'Instalação',
  pagamento: 'Pagamento',
  'pedido-realizado': 'Pedido',
} as const
type Stage = keyof typeof stages

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
  lead?: string | undefined
  asks: readonly Key[]
  needs: readonly FactName[]
  /** Whether its facts let the visitor pass; asked only when they are there. */
  passes?: (facts: Facts) => boolean
  /** Whether this visitor passes it by; one that asks, when none of its questions is for this visitor, needs no word here. */
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
  ask('cep', 'disponibilidade', ['cep']),
  ask('nr-imovel', 'disponibilidade', ['state', 'city', 'neighborhood', 'street', 'number', 'block', 'lot', 'complement'], { title: 'Onde fica a instalação?', lead: 'O número diz qual caixa da rua atende você.' }),
  { ...screen('verificando', 'wait', 'disponibilidade', 'Procurando fibra na sua rua.'), path: 'verificando-disponibilidade', needs: ['street', 'coverage'] },
  { ...screen('oferta-indisponivel', 'exit', 'disponibilidade', 'Oferta indisponível'), asks: ['name', 'email', 'phone'], skipWhen: (_, facts) => isCovered(facts) },
  ask('planos', 'disponibilidade', ['plan'], { title: 'Tem fibra na sua rua.' }),
  ask('nome', 'dados-pessoais', ['name'], { back: 'nr-imovel' }),
  ask('telefone', 'dados-pessoais', ['phone']),
  ask('email', 'dados-pessoais', ['email', 'acceptPromotions']),
  ask('data-nascimento', 'dados-pessoais', ['birthDate']),
  ask('nome-mae', 'dados-pessoais', ['motherName']),
  ask('cpf', 'dados-pessoais', ['document']),
  ask('data-de-vencimento', 'pagamento', ['dueDate']),
  ask('ativar-debito', 'pagamento', ['directDebit'], { title: 'Quer pagar no débito automático?' }),
  ask('conta-debito', 'pagamento', ['bank', 'agency', 'account'], { title: 'De qual conta sai o débito?', lead: questions.account.why }),
  { ...screen('erro2', 'exit', 'pagamento', 'Vamos terminar com uma pessoa'), path: 'validacao/erro2', skipWhen: (_, { risk }) => !(risk?.rejected && risk.final) },
  { ...screen('erro1', 'exit', 'pagamento', 'Uma peça não encaixou'), path: 'validacao/erro1', skipWhen: (_, { risk }) => !(risk?.rejected && !risk.final) },
  { ...screen('validacao', 'quiz', 'pagamento', 'Falta confirmar que é você'), needs: ['risk'], passes: ({ risk }) => risk?.quiz_needed === false && !risk.rejected, back: 'ativar-debito' },
  ask('data-instalacao', 'pagamento', ['schedule'], { lead: questions.schedule.help }),
  { ...screen('confirmacao', 'review', 'pagamento', 'Confira o seu pedido'), needs: ['order'], lead: 'Ainda dá para mudar tudo. Toque em Editar e volte direto para cá.' },
  { ...screen('pedido-realizado', 'end', 'pedido-realizado', 'Pedido realizado.'), path: '/pedido-realizado', back: 'confirmacao' },
]

function screen(id: ScreenId, kind: Screen['kind'], stage: Stage, title: string) {
  return { id, kind, path: id, stage, title, asks: [], needs: [] }
}

/** A page that asks is headed by its first question and the reason for it, unless it says otherwise. */
function ask(id: ScreenId, stage: Stage, asks: readonly [Key, ...Key[]], more: Partial<Screen> = {}): Screen {
  const { say, why } = questions[asks[0]]
  return { ...screen(id, 'ask', stage, saying(say, {}, {})), asks, ...(why && { lead: why }), ...more }
}
