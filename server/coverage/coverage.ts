import type { Handler } from '../call.ts'
import { checkCoverage } from './checkCoverage.ts'

export const coverage: Handler<'coverage'> = ({ query }, { db }) => checkCoverage(db, query)
