import { inBrowsers, missingBrowser, type Visitor } from './browsers/inBrowsers.ts'
import { leaveOffline } from './browsers/leftVisit.ts'
import { orderOffline, type Seen } from './browsers/offlineVisit.ts'
import { type How, neverHappens, type Outcome } from './neverHappens.ts'

/** The seconds to save everything after the line's return. Brief trials share the machine and take longer. */
const promised = (full: boolean) => (full ? 10 : 20)

/** Cuts some browsers' lines for ten minutes, and their visitors continue; one of three closes the page. */
async function run({ full, weak }: How): Promise<Outcome> {
  const all: Seen[] = []
  const visits = Array.from({ length: full ? 6 : 3 }, (_, nth) => async (visitor: Visitor) => {
    const seen: Seen = { seconds: Infinity, spilt: 0 }
    all.push(seen)
    if (!full) await visitor.page.clock.install()
    const go = nth % 3 === 2 ? leaveOffline : orderOffline
    await go({ ...visitor, real: full, forgets: weak }, seen)
  })
  const { counts, stuck, figures } = await inBrowsers(visits)
  const slowest = Math.max(...all.map(({ seconds }) => seconds))
  return {
    counts: { ...counts, C: counts.C + all.reduce((sum, { spilt }) => sum + spilt, 0) },
    stuck,
    late: slowest > promised(full) ? [`saved only ${slowest.toFixed(1)} s after the line was back`] : [],
    figures: `${figures}, saved within ${slowest.toFixed(1)} s of the line's return`,
  }
}

neverHappens('ten minutes offline', {
  control: 'a browser that forgets what it keeps of the order',
  missing: missingBrowser(),
  run,
})
