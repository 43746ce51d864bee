import type { keptElsewhere } from '../../funnel/visitorActions.ts'
import { changesFromOtherTab } from '../../funnel/saving/changesFromOtherTab.ts'
import { select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'
import { applyRemoteChange } from './applyRemoteChange.ts'

/** Follows another tab's changes to the order. A new order moves the visitor in any case. */
export function* hearOtherTab(ports: Ports, { payload }: ReturnType<typeof keptElsewhere>): Saga {
  const news = yield* select((funnel) => changesFromOtherTab(payload, funnel))
  if (!news) return
  const isOther = yield* select(({ thread }) => payload.thread !== thread)
  yield* applyRemoteChange(ports, news, { always: isOther })
}
