import { CannotStart } from './cannotStart.ts'
import type { Env } from './env.ts'

/** Why production does not start by itself with an operator that is made up. */
export const noSeller =
  'Production needs an operator: npm run operator -- import FOLDER brings one in. OPERATOR=sample says yes to the sample, whose streets, plans and customers are made up.'
export const sampleSells =
  'OPERATOR is sample: streets, plans and customers are made up. Every page and every mail says so.'
export const ownSells =
  'The operator’s own data sells. Without a plans.csv its plans and prices are those of the product, and without RISK_URL any valid CPF or CNPJ is approved that is not a card of the sample.'

/** Says whose data sells. A production that is told of nobody does not start. */
export function sayWhoSells(
  { seller, saysSample, production }: Env,
  isOwn: boolean,
  say: (line: string) => void,
): void {
  if (seller === null && !isOwn) throw new CannotStart(noSeller)
  if (isOwn && production) say(ownSells)
  else if (saysSample) say(sampleSells)
}
