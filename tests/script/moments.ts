import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import type { RiskResult } from '../../src/api/contract/lead/riskAndQuiz.ts'
import type { Answers } from '../../src/content/questions/answers.ts'
import type { FactName, Facts, Offers, CepResult } from '../../src/content/flows/facts.ts'
import { aStreet } from '../support/aFunnel.ts'

/** The known answers and facts at a moment of an order. */
export type Moment = { answers: Answers; facts: Facts }

/** The difference to the usual moment. */
type Change = Partial<Moment> & { without?: FactName }

/** The alternatives of one circumstance, each with its known facts. The first one is the usual one. */
type Topic = readonly { text: string; moment: Change }[]

const plans = builtInCatalogue
  .plansFor(null)
  .slice(0, 1)
  .map((plan) => ({ ...plan, installationSchedule: true }))
const unscheduled = plans.map((plan) => ({ ...plan, installationSchedule: false }))
const sku = plans[0]?.sku ?? ''

/** All circumstances that decide what is asked, tried with each rule. A new kind of rule needs a topic. */
export const topics: readonly Topic[] = [
  [
    { text: 'o CEP é de uma rua', moment: found({}) },
    { text: 'o CEP vale para a cidade toda', moment: found({ found: 'city', street: '', neighborhood: '' }) },
    {
      text: 'a busca por CEP está fora do ar',
      moment: found({ found: 'down', street: '', neighborhood: '', city: '', state: '' }),
    },
    { text: 'o endereço é por quadra e lote', moment: found({ byLot: true }) },
  ],
  [
    { text: 'há oferta no endereço', moment: { facts: { coverage: { plans, infra: null, reason: null } } } },
    {
      text: 'a fibra não chega à rua',
      moment: { facts: { coverage: { plans: [], infra: null, reason: 'no-network' } } },
    },
    {
      text: 'não há vaga na rede da rua',
      moment: { facts: { coverage: { plans: [], infra: null, reason: 'no-free-port' } } },
    },
    {
      text: 'a campanha não vende nesse endereço',
      moment: { facts: { coverage: { plans: [], infra: null, reason: 'not-in-campaign' } } },
    },
  ],
  [
    { text: 'o plano tem visita marcada', moment: {} },
    {
      text: 'o plano dispensa visita',
      moment: {
        facts: {
          coverage: { plans: unscheduled, infra: null, reason: null },
          offers: offering({ plans: unscheduled }),
        },
      },
    },
  ],
  [
    { text: 'a pessoa quer ser avisada', moment: { answers: { notice: true } } },
    { text: 'a pessoa não quer ser avisada', moment: { answers: { notice: false } } },
  ],
  [
    { text: 'o pagamento é no débito automático', moment: { answers: { directDebit: true } } },
    { text: 'o pagamento não é no débito automático', moment: { answers: { directDebit: false } } },
  ],
  [
    { text: 'a análise aprovou', moment: assessed({}) },
    { text: 'a análise pede perguntas de confirmação', moment: assessed({ quiz_needed: true }) },
    { text: 'a análise recusou, com outra tentativa', moment: assessed({ rejected: true }) },
    { text: 'a análise recusou de vez', moment: assessed({ rejected: true, final: true }) },
  ],
  [
    { text: 'há oferta para o CPF', moment: { facts: { offers: offering({}) } } },
    { text: 'não há oferta para o CPF', moment: { facts: { offers: offering({ plans: [] }) } } },
    { text: 'o contrato já tem telefone', moment: { facts: { offers: offering({ hasPhone: true }) } } },
    { text: 'o contrato já tem e-mail', moment: { facts: { offers: offering({ hasEmail: true }) } } },
  ],
  [
    { text: 'o código está certo', moment: { facts: { collaborator: { validated: true } } } },
    { text: 'o código está errado ou venceu', moment: { without: 'collaborator' } },
  ],
]

/** The usual moment with some changes. */
export function momentWith({ answers, facts, without }: Change): Moment {
  const usual = topics.flatMap(([first]) => (first ? [first.moment] : []))
  const known: Facts = Object.assign({}, ...usual.map((each) => each.facts), facts)
  if (without) delete known[without]
  return {
    answers: Object.assign({ plan: sku, offer: sku }, ...usual.map((each) => each.answers), answers),
    facts: known,
  }
}

function found(street: Partial<CepResult>): Partial<Moment> {
  return { facts: { street: aStreet(street) } }
}

function assessed(risk: Partial<RiskResult>): Partial<Moment> {
  return {
    facts: {
      risk: {
        success: true,
        quiz: null,
        quiz_needed: false,
        rejected: false,
        rejected_message: null,
        final: false,
        version: 1,
        ...risk,
      },
    },
  }
}

function offering(offers: Partial<Offers>): Offers {
  return { plans, request: '', baseUser: '', hasEmail: false, hasPhone: false, ...offers }
}
