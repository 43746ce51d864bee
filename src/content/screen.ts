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
export type Stage = keyof typeof stages
export const stageNames = Object.keys(stages).filter((name): name is Stage => Object.hasOwn(stages, name))

/**
 * A place in a flow. `ask` puts questions, `wait` stands while facts are worked out, `quiz` and `review` end when theirs
 * allow it, `exit` is where an order stops, `end` is where it is done.
 */
export type Screen = {
  id: ScreenId
  kind: 'ask' | 'wait' | 'quiz' | 'review' | 'exit' | 'end'
  /** Its address as a page, below the campaign. */
  path: string
  stage: Stage
  /** Questions of another stage, which is not done before they are. */
  settles?: { [K in Key]?: Stage }
  title: string
  lead?: string | undefined
  asks: readonly Key[]
  /** Its own words for a question in the conversation. */
  says?: { [K in Key]?: string }
  needs: readonly FactName[]
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

export type ScreenId =
  | 'cep' | 'nr-imovel' | 'cep-dados-cliente' | 'verificando' | 'oferta-indisponivel' | 'planos' | 'consulta-telefone'
  | 'nome' | 'telefone' | 'email' | 'confirmacao-colaborador' | 'data-nascimento' | 'nome-mae' | 'cpf' | 'dados-pessoais'
  | 'data-de-vencimento' | 'ativar-debito' | 'conta-debito' | 'instalacao' | 'instalacao-pagamento'
  | 'erro2' | 'erro1' | 'validacao' | 'data-instalacao' | 'confirmacao' | 'pedido-realizado'
  | 'sem-cobertura' | 'com-cobertura' | 'consulta-cpf' | 'ofertas' | 'sem-ofertas'

export function screen(id: ScreenId, kind: Screen['kind'], stage: Stage, title: string, more: Partial<Screen> = {}): Screen {
  return { id, kind, path: `/checkout/${id}`, stage, title, asks: [], needs: [], ...more }
}

/** A screen that asks is headed by its first question and the reason for it, unless it says otherwise. */
export function ask(id: ScreenId, stage: Stage, asks: readonly [Key, ...Key[]], more: Partial<Screen> = {}): Screen {
  const { say, why } = questions[asks[0]]
  return screen(id, 'ask', stage, saying(say, {}, {}), { asks, ...(why && { lead: why }), ...more })
}

/** The same screens at other addresses. */
export const under = (folder: string, screens: readonly Screen[]): Screen[] =>
  screens.map((each) => ({ ...each, path: `${folder}/${each.path.split('/').at(-1)}` }))

/** The screens with one of them changed. */
export const changed = (screens: readonly Screen[], id: ScreenId, more: Partial<Screen>): Screen[] =>
  screens.map((each) => (each.id === id ? { ...each, ...more } : each))
