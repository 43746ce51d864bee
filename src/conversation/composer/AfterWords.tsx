import { byWords } from '../../funnel/intents.ts'
import { LinkDialog } from '../../order/device/LinkDialog.tsx'
import { LastReply } from './LastReply.tsx'

/** What free words bring up: a reply beside the field, and the way to another device. */
export function AfterWords() {
  return (
    <>
      <LastReply />
      <LinkDialog from={byWords} />
    </>
  )
}
