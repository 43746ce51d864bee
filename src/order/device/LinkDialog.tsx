import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useDispatch } from 'react-redux'
import { resumePath } from '../../api/contract/lead/resumeLink.ts'
import { continueOnOtherDeviceTexts as texts } from '../../content/texts/otherDevice/continueOnOtherDeviceTexts.ts'
import { failureWords } from '../../content/texts/errors/failureTexts.ts'
import { linkAsked } from '../../funnel/visitorActions.ts'
import { linking } from '../../funnel/slice.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { ErrorText } from '../../ui/fields/ErrorText.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useCampaign } from '../../ui/useCampaign.ts'
import { useFunnel } from '../useFunnel.ts'

/** Makes a link to the order and shows it, or has it mailed. `from` identifies the place on the page that opened it. */
export function LinkDialog({ from }: { from: string }) {
  const dispatch = useDispatch()
  const { open, busy, error, made, mailedTo } = useFunnel((funnel) => funnel.linking)
  const isMailed = useFunnel(({ kept }) => kept.email !== undefined && kept.birthDate !== undefined)
  const address = useAddressOf(made?.token)
  const { field, copied, copy } = useCopy(address)
  const state = (by: 'copy' | 'mail') => (busy === by ? 'loading' : 'default')
  const footer = (
    <>
      {isMailed && (
        <Button
          look="line"
          state={state('mail')}
          stateText={texts.busy}
          onClick={() => dispatch(linkAsked({ by: 'mail' }))}
        >
          {texts.mail}
        </Button>
      )}
      {address ? (
        <Button onClick={() => void copy()}>{texts.copy}</Button>
      ) : (
        <Button state={state('copy')} stateText={texts.busy} onClick={() => dispatch(linkAsked({ by: 'copy' }))}>
          {texts.make}
        </Button>
      )}
    </>
  )
  return createPortal(
    <Dialog
      open={open === from}
      onClose={() => dispatch(linking({ open: null }))}
      title={texts.title}
      closeLabel={texts.close}
      footer={footer}
    >
      <div className="stack">
        <p>{texts.lead}</p>
        {made && address && (
          <TextField
            key={address}
            name="link"
            label={texts.link}
            help={texts.help[made.challenge]}
            inputRef={field}
            defaultValue={address}
            readOnly
          />
        )}
        <p role="status">{[mailedTo && texts.mailed(mailedTo), copied].filter(Boolean).join(' ')}</p>
        {error && <ErrorText>{failureWords(error)}</ErrorText>}
      </div>
    </Dialog>,
    document.body,
  )
}

/** The token follows the `#`, which no browser sends to a server. */
function useAddressOf(token: string | null | undefined): string | null {
  const { prefix } = useCampaign()
  return token ? `${window.location.origin}${prefix && `/${prefix}`}${resumePath}#${token}` : null
}

/** Copies the address. If the browser does not allow it, selects the address instead. */
function useCopy(address: string | null) {
  const field = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState<{ of: string; text: string }>()
  const copy = async () => {
    if (!address) return
    try {
      await navigator.clipboard.writeText(address)
      setTold({ of: address, text: texts.copied })
    } catch {
      field.current?.focus()
      field.current?.select()
      setTold({ of: address, text: texts.uncopied })
    }
  }
  return { field, copied: told?.of === address ? told.text : undefined, copy }
}
