import type { ReactNode, SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useDemo } from './demoState.ts'
import { typedIn } from '../../ui/fields/fieldText.ts'
import styles from './Demo.module.css'

/** The first screen: a greeting, and a page for any name. */
export function Greeting({ children }: { children: ReactNode }) {
  const { texts } = useDemo()
  return (
    <>
      <DemoHeading title={texts.greeting} lead={texts.pitch} />
      {children}
      <HiForm />
    </>
  )
}

function HiForm() {
  const { texts } = useDemo()
  const navigate = useNavigate()
  const go = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = typedIn(new FormData(event.currentTarget), 'hi').trim()
    if (name) void navigate(`/demo/hi/${encodeURIComponent(name)}`)
  }
  return (
    <form className={`panel ${styles.form}`} onSubmit={go} noValidate>
      <h2>{texts.hiHeading}</h2>
      <TextField name="hi" label={texts.hiName} autoComplete="off" />
      <Button type="submit" look="line">
        {texts.go}
      </Button>
    </form>
  )
}

export function About() {
  const { texts } = useDemo()
  return (
    <>
      <DemoHeading title={texts.aboutHeading} />
      {texts.aboutText.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Back />
    </>
  )
}

/** The screen of the name at the end of an address. */
export function Hi({ name }: { name: string }) {
  const { texts } = useDemo()
  return (
    <>
      <DemoHeading title={texts.hi(name)} lead={texts.hiLead} />
      <Back />
    </>
  )
}

export function Missing() {
  const { texts } = useDemo()
  return (
    <>
      <DemoHeading title={texts.missing} lead={texts.missingLead} />
      <Back />
    </>
  )
}

export function DemoHeading({ title, lead }: { title: string; lead?: string }) {
  return (
    <div className="stack">
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  )
}

export function Back() {
  const { texts } = useDemo()
  return (
    <div className="row">
      <ButtonLink to="/demo" look="line">
        {texts.back}
      </ButtonLink>
    </div>
  )
}
