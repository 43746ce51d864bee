import { useState } from 'react'
import { callPageTexts as texts } from '../../content/besideTexts.ts'
import { words } from '../../content/words.ts'
import { Ringing } from '../../ui/art/Ringing.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { useCampaign } from '../../ui/useCampaign.ts'
import { CallPhone, useCallAsked } from '../../ui/order/CallPhone.tsx'
import { useFunnel } from '../../ui/useFunnel.ts'
import { SmallPage } from './SmallPage.tsx'
import styles from './SmallPage.module.css'

/** Asks to be called: a telephone, and the promise of a call. */
export function CallPage() {
  return (
    <SmallPage title={texts.title} lead={texts.lead} hidden={useCampaign().noindex === true} aside={<Ringing />}>
      <CallForm />
      <p className={styles.other}>
        <span>{texts.others.lead}</span>
        <TextLink to="/chat">{texts.others.link}</TextLink>
      </p>
      <Promised />
    </SmallPage>
  )
}

function CallForm() {
  const { busy, error, phone, failed } = useFunnel(({ calling }) => calling)
  const submit = useCallAsked()
  const state = busy ? 'loading' : phone !== null ? 'success' : error !== null ? 'error' : 'default'
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <CallPhone label={texts.phone} />
      <Button type="submit" look="signal" big split icon="arrow" state={state} stateText={failed ? words.tryAgain : texts.states[state]}>
        {texts.go}
      </Button>
    </form>
  )
}

/** Said once for each call that was promised. */
function Promised() {
  const calling = useFunnel((funnel) => funnel.calling)
  const [closed, setClosed] = useState(calling)
  return <Toast open={calling.phone !== null && calling !== closed} text={texts.toast} onClose={() => setClosed(calling)} closeLabel={texts.close} after={10_000} />
}
