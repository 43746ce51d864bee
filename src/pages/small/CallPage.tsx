import { useState } from 'react'
import { useHref } from 'react-router'
import { phoneCallForm } from '../../api/contract/phoneCallForm.ts'
import { callPageTexts as texts } from '../../content/texts/site/smallPageTexts.ts'
import { commonTexts } from '../../content/texts/commonTexts.ts'
import { RingingBell } from '../../ui/art/RingingBell.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { useCampaign } from '../../ui/useCampaign.ts'
import { CallPhoneField, useCallRequest } from '../../order/person/CallPhoneField.tsx'
import { useFunnel } from '../../order/useFunnel.ts'
import { CallToast } from '../CallToast.tsx'
import { SmallPage } from './SmallPage.tsx'
import styles from './SmallPage.module.css'

/** A page with a form that requests a call. */
export function CallPage() {
  return (
    <SmallPage title={texts.title} lead={texts.lead} hidden={useCampaign().noindex === true} aside={<RingingBell />}>
      <CallForm />
      <p className={styles.other}>
        <span>{texts.others.lead}</span>
        <TextLink to="/chat">{texts.others.link}</TextLink>
      </p>
      <Promised />
    </SmallPage>
  )
}

/** Without scripts the server takes the form and answers with a page. */
function CallForm() {
  const { busy, error, phone, failed } = useFunnel(({ calling }) => calling)
  const submit = useCallRequest()
  const state = busy ? 'loading' : phone !== null ? 'success' : error !== null ? 'error' : 'default'
  return (
    <form className={styles.form} method="post" action={useHref(phoneCallForm.path)} noValidate onSubmit={submit}>
      <CallPhoneField label={texts.phone} />
      <Button
        type="submit"
        look="signal"
        big
        split
        icon="arrow"
        state={state}
        stateText={failed ? commonTexts.tryAgain : texts.states[state]}
      >
        {texts.go}
      </Button>
    </form>
  )
}

/** Shown once for each requested call. */
function Promised() {
  const calling = useFunnel((funnel) => funnel.calling)
  const [closed, setClosed] = useState(calling)
  return <CallToast open={calling.phone !== null && calling !== closed} onClose={() => setClosed(calling)} />
}
