import { withCookies } from '../../scripts/talk/withCookies.ts'
import { apiOver, type Api } from '../../src/api/client.ts'
import type { aVisitor } from './aVisitor.ts'

type App = Parameters<typeof aVisitor>[0]

/** The browser's client with a server in this process and a cookie jar. */
export const apiOf = (app: App): Api =>
  apiOver({ host: '', fetch: withCookies((url, init) => app.request(url, init)), timeout: 5000 })
