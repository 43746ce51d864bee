import { operatorCoverage } from '../coverage/operatorCoverage.ts'
import { coverageFromDatabase } from '../coverage/coverageFromDatabase.ts'
import type { CoverageProvider } from '../coverage/coverageProvider.ts'
import type { CustomersProvider } from '../customers/customersProvider.ts'
import { customersFromDatabase } from '../customers/customersFromDatabase.ts'
import { operatorCustomers } from '../customers/operatorCustomers.ts'
import type { Db } from '../db/database.ts'
import type { Env } from '../start/readEnv.ts'
import { longStep, shortStep } from '../http/calls/hideResponseTime.ts'
import type { Log } from '../monitoring/log.ts'
import { operatorRisk } from '../risk/operatorRisk.ts'
import { builtInRisk } from '../risk/builtInRisk.ts'
import type { RiskProvider } from '../risk/riskProvider.ts'
import { visitsFromDatabase } from '../schedule/visitsFromDatabase.ts'
import { type Booker, operatorVisits } from '../schedule/operatorVisits.ts'
import type { VisitsProvider } from '../schedule/visitsProvider.ts'
import type { Vault } from '../secrets/vault.ts'
import { noWebchat, operatorWebchat } from '../webchat/operatorWebchat.ts'
import type { OrderEventListener } from '../webchat/orderEventListener.ts'
import type { Ask } from './askOutsideTransaction.ts'

/** The systems that a call may ask: the operator's or the built-in ones. */
export type Systems = {
  risk: (ask: Ask) => RiskProvider
  coverage: (from: { ask: Ask; db: Db }) => CoverageProvider
  visits: (from: Booker) => VisitsProvider
  customers: (from: { ask: Ask; db: Db; vault: Vault }) => CustomersProvider
  webchat: (ask: Ask) => OrderEventListener
  /** Replies about a CPF take a multiple of these milliseconds, so that the duration reveals nothing. */
  lookupStep: number
}

type Named = Pick<Env, 'risk' | 'coverage' | 'visits' | 'customers' | 'webchat'>

/** The systems that the settings name. */
export const operatorSystems = ({ risk, coverage, visits, customers, webchat }: Named, log: Log): Systems => ({
  risk: risk ? operatorRisk(risk, { log }) : () => builtInRisk,
  coverage: coverage ? operatorCoverage(coverage, { log }) : coverageFromDatabase,
  visits: visits ? operatorVisits(visits, { log }) : visitsFromDatabase,
  customers: customers ? operatorCustomers(customers, { log }) : customersFromDatabase,
  webchat: webchat ? operatorWebchat(webchat, { log }) : () => noWebchat,
  lookupStep: customers ? longStep : shortStep,
})
