import { protocolText } from '../../api/contract/values/orderProtocolNumber.ts'
import { identityTexts } from '../../content/texts/order/stopAndDonePageTexts.ts'
import { protocolOf } from '../../funnel/views/whatsappOrderLink.ts'
import { useFunnel } from '../useFunnel.ts'

/** The number to give a person on the telephone; empty if the server sent none. */
export function ProtocolNumber() {
  const protocol = useFunnel(protocolOf)
  return (
    protocol && (
      <>
        {identityTexts.person.protocol} <b className="num nb">{protocolText(protocol)}</b>.
      </>
    )
  )
}
