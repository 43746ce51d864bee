import { upTo } from '../api/contract/values/valueRules.ts'
import { thisTab } from '../browser/storage.ts'
import { isWebchatAllowed, longest, PROTOCOL } from './keepWebchatProtocol.ts'

/** The protocol of the visitor's webchat, if a page of the site stored a valid one in this tab. */
export function webchatProtocol(): string | null {
  const kept = isWebchatAllowed() ? protocol.safeParse(thisTab.read(PROTOCOL)) : null
  return kept?.success ? kept.data : null
}

const protocol = upTo(longest)
