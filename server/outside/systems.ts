import { askedCoverage } from '../coverage/askedCoverage.ts'
import { embeddedCoverage } from '../coverage/embedded.ts'
import type { CoverageProvider } from '../coverage/provider.ts'
import type { Db } from '../db/database.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { askedRisk } from '../risk/askedRisk.ts'
import { embeddedRisk } from '../risk/embedded.ts'
import type { RiskProvider } from '../risk/provider.ts'
import type { Ask } from './outside.ts'

/** What a call may ask: systems of the operator, or what the product has itself. */
export type Systems = {
  risk: (ask: Ask) => RiskProvider
  coverage: (from: { ask: Ask; db: Db }) => CoverageProvider
}

/** The systems that the settings name. */
export const systemsOf = ({ risk, coverage }: Pick<Env, 'risk' | 'coverage'>, log: Log): Systems => ({
  risk: risk ? askedRisk(risk, { log }) : () => embeddedRisk,
  coverage: coverage ? askedCoverage(coverage, { log }) : embeddedCoverage,
})
