import type { keptElsewhere } from '../../funnel/intents.ts'
import { newsFromTab } from '../../funnel/saving/otherTab.ts'
import { select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'
import { follow } from './takeOverNews.ts'

/** Follows what another tab did with the order. Another order moves everybody. */
export function* hearOtherTab(ports: Ports, { payload }: ReturnType<typeof keptElsewhere>): Saga {
  const news = yield* select((funnel) => newsFromTab(payload, funnel))
  if (!news) return
  const isOther = yield* select(({ thread }) => payload.thread !== thread)
  yield* follow(ports, news, { always: isOther })
}
