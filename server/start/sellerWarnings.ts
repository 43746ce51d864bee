import { CannotStart } from './startFailureReason.ts'
import { isGiven } from '../../src/api/contract/operatorSite/readGivenFile.ts'
import type { Env } from './readEnv.ts'

/** Production must not start with a made-up operator unless told to. */
export const noSeller =
  'Production needs an operator: npm run operator -- import FOLDER brings one in. OPERATOR=sample says yes to the sample, whose streets, plans and customers are made up.'
export const sampleSells =
  'OPERATOR is sample: streets, plans and customers are made up. Every page and every mail says so.'
export const ownSells =
  'The operator’s own data sells. Without a plans.csv its plans and prices are those of the product, and without RISK_URL any valid CPF or CNPJ is approved that is not a card of the sample.'

/** The pages and mails that still show the product's own content while an operator sells. */
export const notOwnSite = () =>
  (['site.json', 'documents.json'] as const)
    .filter((name) => !isGiven(name))
    .map((name) => `deploy/site has no ${name}: ${ofProduct[name]} are those of the product.`)
const ofProduct = {
  'site.json': 'the brand and the telephone numbers on pages and in mails',
  'documents.json': 'the contract, the regulation and the privacy policy',
}

/** Logs which operator sells. Production without one does not start. */
export function sayWhoSells(
  { seller, saysSample, production }: Env,
  isOwn: boolean,
  say: (line: string) => void,
): void {
  if (seller === null && !isOwn) throw new CannotStart(noSeller)
  if (isOwn && production) for (const line of [ownSells, ...notOwnSite()]) say(line)
  else if (saysSample) say(sampleSells)
}
