import { plansIn } from '../../server/plans/readCampaignPlans.ts'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import { writtenFor } from '../../server/regulations/regulations.ts'
import { calls } from '../../src/api/contract/calls.ts'

/** The server's replies that prerendered pages request: plans and regulations. */
export const serversReplies: typeof fetch = (asked) => {
  const { pathname } = new URL(asked instanceof Request ? asked.url : asked, 'http://site')
  const isOfRegulations = pathname.endsWith(calls.regulations.path)
  const body = isOfRegulations
    ? writtenFor(false, builtInCatalogue)
    : { plans: plansIn(pathname.split('/').at(-1) ?? '', builtInCatalogue) }
  return Promise.resolve(Response.json(body))
}
