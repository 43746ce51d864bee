import { useRef, useState, type SubmitEvent } from 'react'
import { useHref } from 'react-router'
import { refusals } from '../../api/contract/errors/validationMessages.ts'
import type { OrderSought, PlacedOrder } from '../../api/contract/placedOrder.ts'
import { placedOrderForm } from '../../api/contract/placedOrderPage.ts'
import { asDigits, asPhone } from '../../api/contract/values/digits.ts'
import { orderNumber } from '../../api/contract/values/orderNumber.ts'
import { phone } from '../../api/contract/values/valueRules.ts'
import { placedTexts as texts } from '../../content/texts/site/smallPageTexts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { focusRefusedControl } from '../../ui/fields/focusRefusedControl.ts'
import styles from './PlacedOrderPage.module.css'

/** The order, null if number or telephone is wrong, or why the look-up failed. */
type Sought = { order: PlacedOrder | null } | { error: string }
export type Seek = (sought: OrderSought) => Promise<Sought>
type Props = { onSeek: Seek; onFound: (order: PlacedOrder) => void }
/** The fault of each field. `pair` means that either may be wrong; it is shown at the number. */
type Faults = { number?: string; phone?: string; pair?: true }

/** Asks for number and telephone. The typed text stays in any case; without scripts the server takes the form. */
export function FindOrderForm(props: Props) {
  const { number, telephone, busy, faults, failed, submit } = useSeek(props)
  return (
    <form
      className={styles.form}
      method="post"
      action={useHref(placedOrderForm.path)}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        id={numberId}
        name={placedOrderForm.number}
        label={texts.number}
        help={texts.numberHelp}
        error={faults.number}
        inputRef={number}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <TextField
        name={placedOrderForm.phone}
        label={texts.phone}
        help={texts.phoneHelp}
        error={faults.phone}
        reason={faults.pair && `${numberId}-error`}
        inputRef={telephone}
        mask="phone"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="(00) 00000-0000"
      />
      <Button
        type="submit"
        look="signal"
        big
        split
        icon="arrow"
        state={busy ? 'loading' : failed ? 'error' : 'default'}
        stateText={busy ? texts.states.busy : texts.states.failed}
      >
        {texts.go}
      </Button>
    </form>
  )
}

const numberId = 'order-number'

function useSeek({ onSeek, onFound }: Props) {
  const [number, telephone] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const refuse = (why: Faults, mayTryAgain = false) => {
    setFaults(why)
    setFailed(mayTryAgain)
    focusRefusedControl(why.number === undefined ? telephone.current : number.current)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const sought = { number: asDigits(number.current?.value ?? ''), phone: asPhone(telephone.current?.value ?? '') }
    const wrong = faultsIn(sought)
    if (wrong) return refuse(wrong)
    setBusy(true)
    const told = await onSeek(sought)
    setBusy(false)
    if ('error' in told) refuse({ number: told.error }, true)
    else if (told.order === null) refuse({ number: texts.unknown, pair: true })
    else onFound(told.order)
  }
  return { number, telephone, busy, faults, failed, submit }
}

/** Faults that are visible before the server is asked. */
function faultsIn(sought: OrderSought): Faults | null {
  const faults = {
    ...(!orderNumber.safeParse(sought.number).success && { number: refusals['orderNumber.invalid'] }),
    ...(!phone.safeParse(sought.phone).success && { phone: refusals['phone.invalid'] }),
  }
  return Object.keys(faults).length > 0 ? faults : null
}
