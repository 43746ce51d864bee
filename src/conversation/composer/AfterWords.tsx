import { byWords } from '../../funnel/intents.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { LastReply } from './LastReply.tsx'

const LinkDialog = lazyPart(async () => (await import('../../order/device/LinkDialog.tsx')).LinkDialog)

/** What free words bring up: a reply beside the field, and the way to another device. */
export function AfterWords() {
  return (
    <>
      <LastReply />
      <LinkDialog from={byWords} />
    </>
  )
}
