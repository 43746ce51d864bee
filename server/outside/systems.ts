import { operatorCoverage } from '../coverage/operatorCoverage.ts'
import { embeddedCoverage } from '../coverage/embeddedCoverage.ts'
import type { CoverageProvider } from '../coverage/coverageProvider.ts'
import type { Db } from '../db/database.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { operatorRisk } from '../risk/operatorRisk.ts'
import { embeddedRisk } from '../risk/embeddedRisk.ts'
import type { RiskProvider } from '../risk/riskProvider.ts'
import { embeddedVisits } from '../schedule/embeddedVisits.ts'
import { type Booker, operatorVisits } from '../schedule/operatorVisits.ts'
import type { VisitsProvider } from '../schedule/visitsProvider.ts'
import type { Ask } from './outsideQuestions.ts'

/** What a call may ask: systems of the operator, or what the product has itself. */
export type Systems = {
  risk: (ask: Ask) => RiskProvider
  coverage: (from: { ask: Ask; db: Db }) => CoverageProvider
  visits: (from: Booker) => VisitsProvider
}

/** The systems that the settings name. */
export const systemsOf = (
  { risk, coverage, visits }: Pick<Env, 'risk' | 'coverage' | 'visits'>,
  log: Log,
): Systems => ({
  risk: risk ? operatorRisk(risk, { log }) : () => embeddedRisk,
  coverage: coverage ? operatorCoverage(coverage, { log }) : embeddedCoverage,
  visits: visits ? operatorVisits(visits, { log }) : embeddedVisits,
})
