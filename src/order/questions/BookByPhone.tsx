import { useRef } from 'react'
import { useDispatch } from 'react-redux'
import { questions } from '../../content/questions/questions.ts'
import { visitsFullTexts as texts } from '../../content/texts/order/visitsFullTexts.ts'
import { callAsked } from '../../funnel/visitorActions.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { CallButton, CallPromised } from '../person/CallForm.tsx'
import { CallPhoneField } from '../person/CallPhoneField.tsx'
import { ProtocolNumber } from '../person/ProtocolNumber.tsx'
import { useWhatsappOrderLink } from '../person/useWhatsappOrderLink.ts'
import { useFunnel } from '../useFunnel.ts'
import styles from './Questions.module.css'

type Props = { title: string; text: string }

/** Books a visit by call or on WhatsApp, if none is free or suits. Rendered inside a form, so it is not a <form>. */
export function BookByPhone({ title, text }: Props) {
  const dispatch = useDispatch()
  const box = useRef<HTMLDivElement>(null)
  const promised = useFunnel(({ calling }) => calling.phone)
  const whatsapp = useWhatsappOrderLink(texts.step)
  if (promised !== null) return <CallPromised phone={promised} />
  const ask = (phone = box.current?.querySelector('input')?.value ?? '') => dispatch(callAsked({ phone }))
  return (
    <div ref={box} className={styles.slots}>
      <Note icon="cal" title={title} live="status">
        {text}
      </Note>
      <p>
        <ProtocolNumber />
      </p>
      <CallPhoneField label={questions.phone.label} onEnter={ask} />
      <CallButton onClick={() => ask()} />
      <TextLink href={whatsapp} target="_blank" icon="wa">
        {texts.whatsapp}
      </TextLink>
    </div>
  )
}
