import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

// What Node compiles is kept between starts, so that a server that was killed is back in half the time. This file is
// no TypeScript, because reading any takes Node a tenth of a second that the kept code needs no more.
enableCompileCache(process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, '../.cache/server'))
await import('./listen.ts')
flushCompileCache()
