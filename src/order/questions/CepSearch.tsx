import { use, useState, type MouseEvent, type SubmitEvent } from 'react'
import { createPortal } from 'react-dom'
import { cepSought, type CepSought, type CepsFound } from '../../api/contract/cepSearch.ts'
import { refusalText } from '../../api/contract/errors/validationMessages.ts'
import { cepText } from '../../content/format.ts'
import { cepSearchTexts as texts } from '../../content/texts/order/cepSearchTexts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { ErrorText } from '../../ui/fields/ErrorText.tsx'
import { focusRefusedControl } from '../../ui/fields/focusRefusedControl.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { setFieldText } from '../../ui/fields/fieldText.ts'
import { FindCepsContext } from './FindCepsContext.ts'

type Props = {
  /** The button that opens it, inside the CEP's form. */ from: HTMLElement
  open: boolean
  onClose: () => void
}

/** Finds a CEP by street and city, and writes it into the field of the form that opened it. */
export function CepSearch({ from, open, onClose }: Props) {
  const { busy, faults, told, submit } = useSearch()
  const take = (cep: string) => (event: MouseEvent) => {
    event.currentTarget.closest('dialog')?.close()
    const field = from.closest('form')?.querySelector<HTMLInputElement>('input[name=cep]')
    if (!field) return
    setFieldText(field, cepText(cep))
    field.focus()
  }
  return createPortal(
    <Dialog open={open} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <form
        className="stack"
        noValidate
        onInput={(event) => event.stopPropagation()}
        onSubmit={(event) => void submit(event)}
      >
        <p>{texts.lead}</p>
        <TextField
          name="street"
          label={texts.street}
          help={texts.streetHelp}
          error={faults.street}
          autoComplete="off"
          maxLength={128}
        />
        <TextField name="city" label={texts.city} error={faults.city} autoComplete="address-level2" maxLength={128} />
        <Button type="submit" state={busy ? 'loading' : 'default'} stateText={texts.busy}>
          {texts.go}
        </Button>
        <p role="status">{told && 'ceps' in told && wordsFor(told)}</p>
        {told && 'error' in told && <ErrorText>{told.error}</ErrorText>}
        {told && 'ceps' in told && told.ceps.length > 0 && (
          <ul className="stack" aria-label={texts.list}>
            {told.ceps.map((found) => (
              <li key={found.cep}>
                <Button look="line" onClick={take(found.cep)}>
                  {texts.row(found)}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </form>
    </Dialog>,
    document.body,
  )
}

const wordsFor = ({ ceps, more }: CepsFound) =>
  ceps.length === 0 ? texts.none : [texts.found(ceps.length), more && texts.more].filter(Boolean).join(' ')

type Faults = { [K in keyof CepSought]?: string }

/** Runs one search at a time. The typed text stays, whatever the result. */
function useSearch() {
  const find = use(FindCepsContext)
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const [told, setTold] = useState<Awaited<ReturnType<typeof find>> | null>(null)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    if (busy) return
    const { data, error } = cepSought.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    setTold(null)
    setFaults(faultsIn(error?.issues ?? []))
    if (!data)
      return focusRefusedControl(
        event.currentTarget.querySelector<HTMLElement>(`[name=${String(error.issues[0]?.path[0])}]`),
      )
    setBusy(true)
    setTold(await find(data))
    setBusy(false)
  }
  return { busy, faults, told, submit }
}

const faultsIn = (issues: readonly { path: PropertyKey[]; message: string }[]): Faults =>
  Object.fromEntries(issues.map(({ path, message }) => [path[0], refusalText(message) ?? message]))
