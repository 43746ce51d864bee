import { createPortal } from 'react-dom'
import type { OtherDevices } from '../../api/contract/lead/resume.ts'
import { momentText } from '../../content/format.ts'
import { signOutTexts as texts } from '../../content/texts/otherDevice/signOutTexts.ts'
import { failureWords } from '../../content/texts/errors/failureTexts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { ErrorText } from '../../ui/fields/ErrorText.tsx'
import { OwnerPhone } from '../erase/OwnerPhone.tsx'
import { useOwnDataForm } from '../erase/useOwnDataForm.ts'
import { useFunnel } from '../useFunnel.ts'

type Props = { open: boolean; onClose: () => void }

/** Lists the other devices that have the order, with a button that ends it there. */
export function OtherDevicesDialog({ open, onClose }: Props) {
  const { elsewhere, ended, error } = useFunnel((funnel) => funnel.ownData)
  const see = useOwnDataForm('seeElsewhere', texts.finding)
  const end = useOwnDataForm('endElsewhere', texts.ending)
  const { form, button } = elsewhere ? end : see
  const isHeld = elsewhere !== undefined && elsewhere.devices.length + elsewhere.links.length > 0
  const footer = (
    <>
      {isHeld && (
        <Button look="line" onClick={onClose}>
          {texts.no}
        </Button>
      )}
      {elsewhere && !isHeld ? (
        <Button onClick={onClose}>{texts.close}</Button>
      ) : (
        <Button {...button}>{isHeld ? texts.yes : texts.find}</Button>
      )}
    </>
  )
  return createPortal(
    <Dialog open={open} onClose={onClose} title={texts.title} closeLabel={texts.close} footer={footer}>
      <form {...form} className="stack" noValidate>
        <p role="status">{ended ? texts.done : elsewhere && heldWords(elsewhere)}</p>
        {isHeld && <Held {...elsewhere} />}
        {!elsewhere && error && <ErrorText>{failureWords(error)}</ErrorText>}
      </form>
    </Dialog>,
    document.body,
  )
}

function Held({ devices, links }: OtherDevices) {
  return (
    <>
      <ul>
        {devices.map(({ since }, at) => (
          <li key={at} className="label">
            {texts.device(momentText(since))}
          </li>
        ))}
        {links.map(({ since }, at) => (
          <li key={at} className="label">
            {texts.link(momentText(since))}
          </li>
        ))}
      </ul>
      <p>{texts.lead}</p>
      <OwnerPhone />
    </>
  )
}

const heldWords = ({ devices, links }: OtherDevices) => texts.held(devices.length, links.length)
