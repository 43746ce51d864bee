import { useHref } from 'react-router'
import { phoneCallForm, phoneCallTexts as texts } from '../../api/contract/phoneCallForm.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import styles from './CoverageForm.module.css'

/** Requests a call without scripts. The server answers with a page. */
export function NoScriptCallForm() {
  return (
    <form method="post" action={useHref(phoneCallForm.path)} className={styles.plain}>
      <h2>{texts.heading}</h2>
      <p>{texts.lead}</p>
      <TextField
        id="telefone-para-ligar"
        name={phoneCallForm.field}
        label={texts.phone}
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="(00) 00000-0000"
        required
      />
      <Button type="submit" look="signal" big split icon="arrow">
        {texts.go}
      </Button>
    </form>
  )
}
