import { useEffect, useId, useState, type FormEvent } from 'react'
import { cookieTexts } from '../../content/texts/site/cookieTexts.ts'
import { choiceOf, chooseCookies } from '../../tracking/chooseCookies.ts'
import { allows, type Purpose } from '../../tracking/cookieChoice.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Switch } from '../../ui/choices/Switch.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import styles from './CookiePreferences.module.css'
import { focusContent } from './focusContent.ts'

const texts = cookieTexts.preferences
const purposes: readonly Purpose[] = ['publi', 'func']

/** The choice of cookies in detail. Closing it without confirming changes nothing. */
export function CookiePreferences({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId()
  const confirm = (
    <Button type="submit" form={id}>
      {texts.confirm}
    </Button>
  )
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} closeLabel={texts.close} footer={confirm}>
      <p>{texts.lead}</p>
      <Purposes id={id} onConfirmed={onClose} />
      <p className="meta">{texts.none}</p>
    </Dialog>
  )
}

function Purposes({ id, onConfirmed }: { id: string; onConfirmed: () => void }) {
  const [picked, setPicked] = useState(() => purposes.filter(allows))
  useEffect(() => focusNotLost, [])
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    chooseCookies(choiceOf(picked))
    onConfirmed()
  }
  return (
    <form id={id} onSubmit={confirm}>
      {purposes.map((purpose) => (
        <Switch
          key={purpose}
          label={<Label {...texts[purpose]} />}
          checked={picked.includes(purpose)}
          onToggle={(on) => setPicked(purposes.filter((each) => (each === purpose ? on : picked.includes(each))))}
        />
      ))}
    </form>
  )
}

function Label({ label, text }: { label: string; text: string }) {
  return (
    <span className={styles.label}>
      {label} <span className="meta">{text}</span>
    </span>
  )
}

/** Focuses the content if the button that opened the preferences disappeared with the notice. */
function focusNotLost() {
  if (document.activeElement === document.body) focusContent()
}
