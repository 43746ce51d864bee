import { campaignParam, type Tracking } from '../../api/contract/lead/visitOriginFields.ts'
import { idLead } from '../../api/contract/values/valueRules.ts'
import type { Campaign } from '../../api/contract/sale/campaign.ts'
import { keptQuery, savedParameters } from '../../tracking/linkParameters.ts'
import { abVersion } from '../../tracking/abVersion.ts'

/** The origin of this visit, as sent with the lead. */
export function visitOrigin({ lpOrigin }: Campaign): Tracking {
  const query = keptQuery(window.location.search)
  const given = savedParameters.flatMap((name) => fitting(name, query.getAll(name)))
  return {
    ...Object.fromEntries(given),
    origin: window.location.hostname.slice(0, 256),
    userAgent: navigator.userAgent.slice(0, 512),
    lp_origin: lpOrigin,
    ab_version: abVersion(),
  }
}

/** The lead or notice that a link names. A malformed id is looked up too, so that the visitor sees an error. */
export function leadInLink(): { lead?: string; notice?: string } {
  const query = keptQuery(window.location.search)
  const one = (...keys: string[]) => {
    const given = keys.flatMap((key) => query.getAll(key)).filter((text) => text.trim() !== '')
    return given.find((text) => idLead.safeParse(text).success) ?? given[0]?.replace(/[^\w-]/g, '-').slice(0, 64)
  }
  const [lead, notice] = [one('l', 'lmig'), one('ls')]
  return { ...(lead && { lead }), ...(notice && { notice }) }
}

/** A parameter that the contract accepts. */
function fitting(name: string, texts: readonly string[]): [string, string][] {
  const text = texts.find((each) => each !== '' && campaignParam.safeParse(each).success)
  return text === undefined ? [] : [[name, text]]
}
