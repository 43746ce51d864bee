import type { Answers, Key } from '../questions/answers.ts'
import type { FactName, Facts } from './facts.ts'
import { saying } from '../questions/question.ts'
import { questions } from '../questions/questions.ts'

/** The stages of an order, as shown in the header. */
export const stages = {
  disponibilidade: 'Disponibilidade',
  'dados-pessoais': 'Dados pessoais',
  instalacao: 'Instalação',
  pagamento: 'Pagamento',
  'pedido-realizado': 'Pedido',
} as const
export type Stage = keyof typeof stages
export const stageNames = Object.keys(stages).filter((name): name is Stage => Object.hasOwn(stages, name))

/** The layout of a page, as an attribute of its root. */
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

/** A place in a flow. An order stops at `exit`, and is placed at `end`. */
export type Screen<Asked extends Key = Key> = {
  id: string
  kind: 'exit' | Kind
  look: Look
  /** The address of its page, below the campaign. */
  path: string
  /** Other and older addresses of the page, with `:name` for any one segment. */
  also?: readonly string[]
  /** The layout of its page, if its kind does not set it. */
  layout?: Layout
  /** Whether the build renders its page for campaigns that begin with it. */
  ahead?: true
  stage: Stage
  title: string
  /** The line below the title, or the conversation's words if the order stops here. */
  lead?: string | undefined
  asks: readonly Asked[]
  /** Its own words for questions in the conversation. */
  says?: { [K in Key]?: string }
  /** Its own help for questions. */
  helps?: { [K in Key]?: string }
  /** Its own examples of answers. */
  examples?: { [K in Key]?: string }
  needs: readonly FactName[]
  /** The text shown while its answers are looked up. */
  waits?: string
  /** The extra part of its page. */
  extra?: 'withoutBonus' | 'code'
  /** Whether its facts let the visitor pass. Called only when they are known. */
  passes?: (facts: Facts) => boolean
  /** Whether this visitor skips it. A screen without questions is skipped anyway. */
  skipWhen?: (answers: Answers, facts: Facts) => boolean
  /** The target of 'Voltar', if it is not the previous screen. */
  back?: string
  /** An exit that may be visited in addition to the one where the flow stops. */
  beside?: true
  /** The progress at this screen, if its position does not decide it. */
  percent?: number
}

/** The reasons for an order to stop. */
export type Stop = 'noOffer' | 'noOffers' | 'seenPlans' | 'call' | 'secondTry' | 'person'
type Kind = 'ask' | 'wait' | 'quiz' | 'review' | 'end'

/** The rendering of a screen: by its kind, as a list of plans, or as a stop. */
export type Look = Kind | 'plans' | 'offers' | Stop

export const screen = (
  id: string,
  kind: Kind,
  stage: Stage,
  title: string,
  more: Partial<Screen<never>> = {},
): Screen<never> => row(id, kind, kind, stage, title, { asks: [], ...more })

export const exit = (
  id: string,
  look: Stop,
  stage: Stage,
  title: string,
  more: Partial<Screen<never>>,
): Screen<never> => row(id, 'exit', look, stage, title, { asks: [], ...more })

type More<Asked extends Key> = Partial<Screen<Asked>> & Pick<Screen<Asked>, 'asks'>

const row = <Asked extends Key>(
  id: string,
  kind: Screen['kind'],
  look: Look,
  stage: Stage,
  title: string,
  more: More<Asked>,
): Screen<Asked> => ({ id, kind, look, path: `/checkout/${id}`, stage, title, needs: [], ...more })

/** A screen with questions. Its heading is its first question with the reason, unless it has its own. */
export function ask<Asked extends Key>(
  id: string,
  stage: Stage,
  asks: readonly [Asked, ...Asked[]],
  more: Omit<Partial<Screen>, 'asks'> = {},
): Screen<Asked> {
  const { say, why } = questions[asks[0]]
  return row(id, 'ask', 'ask', stage, saying(say, {}, {}), { asks, ...(why && { lead: why }), ...more })
}

/** Merges the questions of several screens into one. */
export const together = <Asked extends Key>(
  id: string,
  stage: Stage,
  screens: readonly Screen<Asked>[],
  more: Omit<Partial<Screen>, 'asks'> & { title: string },
): Screen<Asked> => row(id, 'ask', 'ask', stage, more.title, { ...more, asks: screens.flatMap(({ asks }) => asks) })

/** Whether a page has an address. */
export const isAt = ({ path, also = [] }: { path: string; also?: readonly string[] }, asked: string) =>
  path === asked || also.some((name) => new RegExp(`^${name.replaceAll(/:\w+/g, '[^/]+')}$`).test(asked))

/** Moves the screens below another address. */
export const under = <Any extends Screen>(folder: string, screens: readonly Any[]): Any[] =>
  screens.map((each) => ({ ...each, path: `${folder}/${each.path.split('/').at(-1)}` }))

/** Changes one of the screens. */
export const changed = <Any extends Screen>(
  screens: readonly Any[],
  id: string,
  more: Omit<Partial<Screen>, 'asks'>,
): Any[] => screens.map((each) => (each.id === id ? { ...each, ...more } : each))
