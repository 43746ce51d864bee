import type { Write } from '../../funnel/saving/writes.ts'
import type { Ports } from '../ports.ts'

/** A write with what this browser holds beside the answers: the consent of the coverage form, the protocol of a web chat, the device of a bank account. */
export function withVisitor(write: Write, ports: Ports): Write {
  switch (write.call) {
    case 'createLead':
      return { ...write, input: { body: { ...write.input.body, ...consented(ports) } } }
    case 'keepNoCoverage':
      return { ...write, input: { body: { ...write.input.body, ...consented(ports) } } }
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

/** What the visitor agreed to, for a lead that does not have it. */
export function consented({ consent }: Ports): { accept_information?: boolean } {
  const accepted = consent.read()
  return accepted === null ? {} : { accept_information: accepted }
}

/** Once a lead has the consent it leaves the browser; one that was given anew meanwhile is still to be sent. */
export function forgetConsent(body: object | undefined, { consent }: Ports): void {
  if (body && 'accept_information' in body && body.accept_information === consent.read()) consent.forget()
}
