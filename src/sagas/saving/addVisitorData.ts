import type { Tracking } from '../../api/contract/lead/visitOriginFields.ts'
import { tracked } from '../../funnel/saving/writeBodies.ts'
import type { Write } from '../../funnel/saving/writes.ts'
import type { Ports } from '../ports.ts'

/** Adds data of this browser that is no answer: consent, webchat protocol, visit ids, and device data for a bank. */
export function addVisitorData(write: Write, ports: Ports): Write {
  switch (write.call) {
    case 'createLead':
      return { ...write, input: { body: withTracking(write.input.body, ports) } }
    case 'keepNoCoverage':
      return { ...write, input: { body: withTracking(write.input.body, ports) } }
    case 'saveStep':
      return { ...write, input: { ...write.input, body: stepWithVisitor(write.input.body, ports) } }
    case 'addContact':
    case 'chooseRenewal':
    case 'chooseMigrationPlan':
    case 'saveMigrationAddress':
      return write
  }
}

type StepBody = Extract<Write, { call: 'saveStep' }>['input']['body']

function stepWithVisitor(body: StepBody, { device, protocol }: Ports): StepBody {
  if ('bankInfo' in body) return { ...body, deviceInfo: device() }
  const tuid = 'name' in body ? protocol() : null
  return tuid === null || !('name' in body) ? body : { ...body, webcare_tuid: tuid.slice(0, 64) }
}

/** Adds the consent, and the visitor's ids next to the visit's origin. */
export const withTracking = <B extends { tracking?: Tracking | undefined }>(body: B, ports: Ports): B => ({
  ...body,
  ...consented(ports),
  ...tracked({ ...body.tracking, ...ports.visitorIds() }),
})

/** The consent, for a lead that does not have it yet. */
function consented({ consent }: Ports): { accept_information?: boolean } {
  const accepted = consent.read()
  return accepted === null ? {} : { accept_information: accepted }
}

/** Removes the consent from the browser once a lead has it. A newer consent stays until it is sent. */
export function forgetConsent(body: object | undefined, { consent }: Ports): void {
  if (body && 'accept_information' in body && body.accept_information === consent.read()) consent.forget()
}
