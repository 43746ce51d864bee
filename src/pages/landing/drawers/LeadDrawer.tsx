import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { asPhone } from '../../../api/contract/values/digits.ts'
import { refusals } from '../../../api/contract/errors/validationMessages.ts'
import { readAnswers } from '../../../funnel/answers/readAnswers.ts'
import { failureWords } from '../../../content/texts/errors/failureTexts.ts'
import { leadDrawerTexts as texts } from '../../../content/texts/landing/landingTexts.ts'
import { commonTexts } from '../../../content/texts/commonTexts.ts'
import { Tiles } from '../../../ui/art/Tiles.tsx'
import type { ButtonState } from '../../../ui/buttons/ButtonFace.tsx'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { Checkbox } from '../../../ui/choices/Checkbox.tsx'
import { SwipeableDrawer } from '../../../ui/feedback/SwipeableDrawer.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useCampaign } from '../../../ui/useCampaign.ts'
import { PhoneField, SendButton } from '../LandingFormFields.tsx'
import styles from '../CoverageForm.module.css'
import type { FoundAt, LandingCalls } from '../landingTypes.ts'
import { focusOn } from '../focusOn.ts'
import { typedIn } from '../../../ui/fields/fieldText.ts'
import { useDrawerForm } from './useDrawerForm.ts'

type Props = { found: FoundAt | undefined; onClose: () => void; onLead: LandingCalls['keepLead'] }

/** Asks for the visitor's contact once an address is found. It may be closed without an answer. */
export function LeadDrawer({ found, onClose, onLead }: Props) {
  const navigate = useNavigate()
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  const leave = () => {
    if (last) void navigate(last.to)
    window.scrollTo(0, 0)
  }
  const { state, setState, finish, stop } = useDrawerForm(onClose, leave)
  const close = () => {
    stop()
    onClose()
  }
  const send = (form: FormData) => {
    setState('loading')
    onLead(form)
    finish()
  }
  return (
    <SwipeableDrawer
      open={found !== undefined}
      onClose={close}
      title={texts.heading}
      closeLabel={commonTexts.close}
      art={<Tiles map="c2ap c3ap l0pu l1pu c2ap c3ap" />}
    >
      <LeadForm phone={last ? typedIn(last.form, 'phone') : ''} state={state} onSend={send} />
      {last && <TextLink to={last.to}>{texts.skip}</TextLink>}
    </SwipeableDrawer>
  )
}

type FormProps = { phone: string; state: ButtonState; onSend: (form: FormData) => void }

function LeadForm({ phone, state, onSend }: FormProps) {
  const { content } = useCampaign()
  const [typed, setTyped] = useState<Typed>({ name: '', email: '', phone })
  const [told, setTold] = useState<readonly Name[]>([])
  const form = useRef<HTMLFormElement>(null)
  const wrong = wrongIn(typed)
  const [first] = names.filter((name) => wrong[name] !== undefined)
  const type = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const now = new FormData(currentTarget)
    setTyped({ name: typedIn(now, 'name'), email: typedIn(now, 'email'), phone: typedIn(now, 'phone') })
    setTold(told.filter((name) => !(target instanceof HTMLInputElement) || target.name !== name))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (first === undefined) return void (state === 'default' && onSend(new FormData(event.currentTarget)))
    setTold(names)
    focusOn(form.current, { field: first })
  }
  const asked = (name: Name) => ({
    name,
    error: told.includes(name) && wrong[name],
    onBlur: () => typed[name] !== '' && setTold([...told, name]),
    required: true,
  })
  return (
    <form ref={form} className={styles.form} onInput={type} onSubmit={submit} noValidate>
      <TextField {...asked('name')} label={texts.name} autoComplete="name" maxLength={128} />
      <TextField
        {...asked('email')}
        type="email"
        label={content === 'oferta-colaborador' ? texts.staffEmail : texts.email}
        autoComplete="email"
        maxLength={96}
      />
      <PhoneField {...asked('phone')} label={texts.phone} defaultValue={phone} />
      <Checkbox name="acceptPromotions" label={commonTexts.promotions} />
      <SendButton state={state} texts={texts.states} unready={first !== undefined} />
    </form>
  )
}

const names = ['name', 'email', 'phone'] as const
type Name = (typeof names)[number]
type Typed = Record<Name, string>

/** The errors of the fields, by the order's rules. The telephone must be a mobile number of eleven digits. */
function wrongIn(typed: Typed): { [F in Name]?: string } {
  const { refused } = readAnswers(typed, new Date())
  return {
    ...(refused.name && { name: failureWords(refused.name) }),
    ...(refused.email && { email: failureWords(refused.email) }),
    ...((refused.phone || asPhone(typed.phone).length !== 11) && { phone: refusals['phone.invalid'] }),
  }
}
