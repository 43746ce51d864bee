import type { keptElsewhere } from '../../funnel/visitorActions.ts'
import { changesFromOtherTab } from '../../funnel/saving/changesFromOtherTab.ts'
import { select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'
import { applyRemoteChange } from './applyRemoteChange.ts'

/** Follows what another tab did with the order. Another order moves everybody. */
export function* hearOtherTab(ports: Ports, { payload }: ReturnType<typeof keptElsewhere>): Saga {
  const news = yield* select((funnel) => changesFromOtherTab(payload, funnel))
  if (!news) return
  const isOther = yield* select(({ thread }) => payload.thread !== thread)
  yield* applyRemoteChange(ports, news, { always: isOther })
}
