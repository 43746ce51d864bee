import { operatorCoverage } from '../coverage/operatorCoverage.ts'
import { embeddedCoverage } from '../coverage/embeddedCoverage.ts'
import type { CoverageProvider } from '../coverage/coverageProvider.ts'
import type { CustomersProvider } from '../customers/customersProvider.ts'
import { embeddedCustomers } from '../customers/embeddedCustomers.ts'
import { operatorCustomers } from '../customers/operatorCustomers.ts'
import type { Db } from '../db/database.ts'
import type { Env } from '../readEnv.ts'
import { longStep, shortStep } from '../http/calls/inSteppedTime.ts'
import type { Log } from '../log.ts'
import { operatorRisk } from '../risk/operatorRisk.ts'
import { embeddedRisk } from '../risk/embeddedRisk.ts'
import type { RiskProvider } from '../risk/riskProvider.ts'
import { embeddedVisits } from '../schedule/embeddedVisits.ts'
import { type Booker, operatorVisits } from '../schedule/operatorVisits.ts'
import type { VisitsProvider } from '../schedule/visitsProvider.ts'
import type { Vault } from '../secrets/vault.ts'
import { noWebchat, operatorWebchat } from '../webchat/operatorWebchat.ts'
import type { WebchatProvider } from '../webchat/webchatProvider.ts'
import type { Ask } from './askOutsideTransaction.ts'

/** What a call may ask: systems of the operator, or what the product has itself. */
export type Systems = {
  risk: (ask: Ask) => RiskProvider
  coverage: (from: { ask: Ask; db: Db }) => CoverageProvider
  visits: (from: Booker) => VisitsProvider
  customers: (from: { ask: Ask; db: Db; vault: Vault }) => CustomersProvider
  webchat: (ask: Ask) => WebchatProvider
  /** The milliseconds of which a reply about a CPF takes a whole number, so that its duration tells nothing. */
  lookupStep: number
}

type Named = Pick<Env, 'risk' | 'coverage' | 'visits' | 'customers' | 'webchat'>

/** The systems that the settings name. */
export const systemsOf = ({ risk, coverage, visits, customers, webchat }: Named, log: Log): Systems => ({
  risk: risk ? operatorRisk(risk, { log }) : () => embeddedRisk,
  coverage: coverage ? operatorCoverage(coverage, { log }) : embeddedCoverage,
  visits: visits ? operatorVisits(visits, { log }) : embeddedVisits,
  customers: customers ? operatorCustomers(customers, { log }) : embeddedCustomers,
  webchat: webchat ? operatorWebchat(webchat, { log }) : () => noWebchat,
  lookupStep: customers ? longStep : shortStep,
})
