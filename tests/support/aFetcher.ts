import type { Db } from '../../server/db/database.ts'
import { type FeedName, feeds, feedProblem } from '../../server/operator/feedContract.ts'
import { makeToken } from '../../server/operator/accessTokens.ts'
import type { aServer } from './aServer.ts'

type Server = Awaited<ReturnType<typeof aServer>>

/** A system of the operator that fetches with its own token. */
export async function aFetcher(server: Server, db: Db, name = 'billing', may: string = 'calls,orders') {
  const token = await makeToken(db, name, { may, days: undefined }, server.clock.at)
  const get = (path: string, bearer = token) =>
    server.operatorApp.request(path, { headers: { Authorization: `Bearer ${bearer}` } })

  const post = (path: string, body: unknown, bearer = token) =>
    server.operatorApp.request(path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  /** The status and the reply of a report. */
  async function tell(path: string, body: unknown): Promise<[number, unknown]> {
    const response = await post(path, body)
    return [response.status, await response.json()]
  }

  async function read(feed: FeedName, after: string, limit: number): Promise<unknown> {
    return (await get(`/${feed}?after=${after}&limit=${limit}`)).json()
  }
  const calls = async (after = '0', limit = 100) => feeds.calls.page.parse(await read('calls', after, limit))
  const orders = async (after = '0', limit = 100) => feeds.orders.page.parse(await read('orders', after, limit))
  const notices = async (after = '0', limit = 100) => feeds.notices.page.parse(await read('notices', after, limit))
  const leads = async (after = '0', limit = 100) => feeds.leads.page.parse(await read('leads', after, limit))

  return { token, get, post, tell, calls, leads, notices, orders }
}

export async function refusedWith(response: Response): Promise<[number, string]> {
  return [response.status, feedProblem.parse(await response.json()).code]
}
