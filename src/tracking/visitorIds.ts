import { campaignParam, type Tracking } from '../api/contract/lead/visitOriginFields.ts'
import { allows } from './cookieChoice.ts'
import { idStorages } from './keepVisitorIds.ts'

/** The ids of this browser and this visit, if the visitor allows them. */
export function visitorIds(): Pick<Tracking, 'client_id' | 'session_id'> {
  if (!allows('func')) return {}
  const ids = Object.entries(idStorages).map(([name, storage]) => [name, storage.read(name)] as const)
  return Object.fromEntries(ids.filter(([, id]) => campaignParam.safeParse(id).success && id !== ''))
}
