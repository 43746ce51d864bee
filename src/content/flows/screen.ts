import type { Answers, Key } from '../questions/answers.ts'
import type { FactName, Facts } from './facts.ts'
import { saying } from '../questions/question.ts'
import { questions } from '../questions/questions.ts'

/** The stages of an order, as the header names them. */
export const stages = {
  disponibilidade: 'Disponibilidade',
  'dados-pessoais': 'Dados pessoais',
  instalacao: 'Instalação',
  pagamento: 'Pagamento',
  'pedido-realizado': 'Pedido',
} as const
export type Stage = keyof typeof stages
export const stageNames = Object.keys(stages).filter((name): name is Stage => Object.hasOwn(stages, name))

/** How a page is laid out, as its root says. */
export type Layout =
  | 'home'
  | 'cart'
  | 'checkout'
  | 'second-checkout'
  | 'loading'
  | 'no-coverage'
  | 'coverage'
  | 'plans'
  | 'call-request'
  | 'mobile-plan-selection'
  | 'not-found'

/**
 * A place in a flow. `ask` puts questions, `wait` stands while facts are worked out, `quiz` and `review` end when theirs
 * allow it, `exit` is where an order stops, `end` is where it is done.
 */
export type Screen = {
  id: ScreenId
  kind: 'exit' | Kind
  look: Look
  /** Its address as a page, below the campaign. */
  path: string
  /** Other and older addresses that mean the same, with `:name` for any one segment. */
  also?: readonly string[]
  /** How its page is laid out, where that does not follow from its kind. */
  layout?: Layout
  /** Whether its page is rendered by the build for the campaigns that begin with it. */
  ahead?: true
  stage: Stage
  /** Questions of another stage, which is not done before they are. */
  settles?: { [K in Key]?: Stage }
  title: string
  /** The line under the title, or what the conversation says where the order stops here. */
  lead?: string | undefined
  asks: readonly Key[]
  /** Its own words for a question in the conversation. */
  says?: { [K in Key]?: string }
  needs: readonly FactName[]
  /** Said while its answers are looked up. */
  waits?: string
  /** What its page has besides. */
  extra?: 'withoutBonus' | 'code'
  /** Whether its facts let the visitor pass; asked only when they are there. */
  passes?: (facts: Facts) => boolean
  /** Whether this visitor passes it by; one that asks, when none of its questions is for this visitor, needs no word here. */
  skipWhen?: (answers: Answers, facts: Facts) => boolean
  /** Where 'Voltar' leads when it is not simply the screen before. */
  back?: ScreenId
  /** An exit that may be visited beside the one where the flow stops. */
  beside?: true
  /** How much of the order lies behind, where that does not follow from its place. */
  percent?: number
}

/** What an order may stop for. */
export type Stop = 'noOffer' | 'noOffers' | 'seenPlans' | 'call' | 'secondTry' | 'person'
type Kind = 'ask' | 'wait' | 'quiz' | 'review' | 'end'

/** How a screen looks: as its kind does, as a shelf of plans, or as what the order stops for. */
export type Look = Kind | 'plans' | 'offers' | Stop

export type ScreenId =
  | 'cep'
  | 'nr-imovel'
  | 'cep-dados-cliente'
  | 'verificando'
  | 'oferta-indisponivel'
  | 'planos'
  | 'consulta-telefone'
  | 'nome'
  | 'telefone'
  | 'email'
  | 'confirmacao-colaborador'
  | 'data-nascimento'
  | 'nome-mae'
  | 'cpf'
  | 'dados-pessoais'
  | 'data-de-vencimento'
  | 'ativar-debito'
  | 'conta-debito'
  | 'instalacao'
  | 'instalacao-pagamento'
  | 'erro2'
  | 'erro1'
  | 'validacao'
  | 'data-instalacao'
  | 'confirmacao'
  | 'pedido-realizado'
  | 'sem-cobertura'
  | 'com-cobertura'
  | 'consulta-cpf'
  | 'ofertas'
  | 'sem-ofertas'

export const screen = (id: ScreenId, kind: Kind, stage: Stage, title: string, more: Partial<Screen> = {}): Screen =>
  row(id, kind, kind, stage, title, more)

/** Where an order stops, and what is shown there. */
export const exit = (id: ScreenId, look: Stop, stage: Stage, title: string, more: Partial<Screen>): Screen =>
  row(id, 'exit', look, stage, title, more)

function row(id: ScreenId, kind: Screen['kind'], look: Look, stage: Stage, title: string, more: Partial<Screen>) {
  return { id, kind, look, path: `/checkout/${id}`, stage, title, asks: [], needs: [], ...more }
}

/** A screen that asks is headed by its first question and the reason for it, unless it says otherwise. */
export function ask(id: ScreenId, stage: Stage, asks: readonly [Key, ...Key[]], more: Partial<Screen> = {}): Screen {
  const { say, why } = questions[asks[0]]
  return screen(id, 'ask', stage, saying(say, {}, {}), { asks, ...(why && { lead: why }), ...more })
}

/** Whether a page is at an address. */
export const isAt = ({ path, also = [] }: { path: string; also?: readonly string[] }, asked: string) =>
  path === asked || also.some((name) => new RegExp(`^${name.replaceAll(/:\w+/g, '[^/]+')}$`).test(asked))

/** The same screens at other addresses. */
export const under = (folder: string, screens: readonly Screen[]): Screen[] =>
  screens.map((each) => ({ ...each, path: `${folder}/${each.path.split('/').at(-1)}` }))

/** The screens with one of them changed. */
export const changed = (screens: readonly Screen[], id: ScreenId, more: Partial<Screen>): Screen[] =>
  screens.map((each) => (each.id === id ? { ...each, ...more } : each))
