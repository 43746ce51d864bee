import { operatorName } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import type { Key } from '../../src/content/questions/answers.ts'
import { campaigns } from '../../src/content/campaigns/campaignAt.ts'
import type { FactName } from '../../src/content/flows/facts.ts'
import type { FlowName } from '../../src/content/flows/flow.ts'
import { flowNames, flows } from '../../src/content/flows/flows.ts'
import { saying } from '../../src/content/questions/question.ts'
import { questions } from '../../src/content/questions/questions.ts'
import { stages, type Screen } from '../../src/content/flows/screen.ts'
import { questionsOn, isSkipped } from '../../src/funnel/journey/journey.ts'
import { momentWith, topics, type Moment } from './moments.ts'

export type Script = ReturnType<typeof theScript>
export type ScriptScreen = ReturnType<typeof scriptScreen>
export type ScriptQuestion = ReturnType<typeof scriptQuestion>

/** Shown to the usual visitor except at these moments, or only at these moments. */
export type When = { usually: boolean; but: readonly string[] }

/** All questions in order, for the people who decide on them. */
export function theScript() {
  return flowNames.map((name) => ({
    name,
    title: titles[name],
    campaigns: addressesOf(name),
    screens: flows[name].screens.map((screen, at, all) => scriptScreen(screen, all.slice(0, at), all)),
  }))
}

const titles: Record<FlowName, string> = {
  order: 'Pedido',
  b: 'Pedido só com o CEP',
  fluxo: 'Pedido com várias perguntas por página',
  premium: 'Pedido da oferta premium',
  mobile: `Pedido de quem tem celular ${operatorName}`,
  collaborator: 'Pedido de colaborador',
  coverage: 'Consulta de cobertura',
  renewal: 'Refidelização',
  migration: 'Migração para a fibra',
}

const kinds: Record<Screen['kind'], string> = {
  ask: 'pergunta',
  wait: 'espera',
  quiz: 'perguntas de confirmação',
  review: 'conferência',
  exit: 'o pedido para aqui',
  end: 'fim',
}

const waited: Record<FactName, string> = {
  catalogue: 'os planos da campanha',
  street: 'a rua do CEP',
  units: 'os complementos do prédio',
  coverage: 'a cobertura',
  slots: 'os horários de visita',
  banks: 'a lista de bancos',
  risk: 'a análise do pedido',
  offers: 'as ofertas do CPF',
  codeSent: 'o envio do código',
  collaborator: 'a conferência do código',
  renta: 'a linha de celular',
  order: 'o número do pedido',
}

/** The start of a flow. One without a campaign starts at the same path in all of them. */
function addressesOf(name: FlowName): string[] {
  const own = campaigns.filter(({ flow }) => flow === name).map(({ prefix }) => `/${prefix}`)
  return own.length > 0 ? own : [`em todas, por ${flows[name].screens[0]?.path}`]
}

function scriptScreen(screen: Screen, earlier: readonly Screen[], flow: readonly Screen[]) {
  const { title, stage, kind, path, needs, passes, back } = screen
  const goesBackTo = flow.find(({ id }) => id === back) ?? earlier.findLast((each) => each.kind === 'ask')
  return {
    title,
    stage: stages[stage],
    kind: kinds[kind],
    path,
    /** The facts that the screen waits for. */
    waits: needs.map((name) => waited[name]),
    when: whenShown(({ answers, facts }) => !isSkipped(screen, answers, facts)),
    /** The conditions that block the visitor. */
    stays: passes ? momentsOf(({ facts }) => !passes(facts)) : [],
    back: kind === 'end' ? null : (goesBackTo?.title ?? null),
    questions: screen.asks.map((key) => scriptQuestion(key, screen)),
  }
}

function scriptQuestion(key: Key, screen: Screen) {
  const { label, say, why = null, private: named, dependsOn = [] } = questions[key]
  return {
    key,
    label,
    says: saying(screen.says?.[key] ?? say, {}, {}),
    why,
    isPrivate: named !== undefined,
    restsOn: dependsOn.map((on) => questions[on].label),
    when: whenShown(({ answers, facts }) => questionsOn(screen, answers, facts).includes(key)),
  }
}

function whenShown(isShown: (moment: Moment) => boolean): When {
  const usually = isShown(momentWith({}))
  return { usually, but: momentsOf((moment) => isShown(moment) !== usually) }
}

const momentsOf = (isSo: (moment: Moment) => boolean) =>
  topics
    .flat()
    .filter(({ moment }) => isSo(momentWith(moment)))
    .map(({ text }) => text)
