import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { demoPlans } from '../../content/texts/site/demoTexts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { ChoiceCards } from '../../ui/choices/ChoiceCards.tsx'
import { focusRefusedControl } from '../../ui/fields/focusRefusedControl.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { nobody, useDemo } from './demoState.ts'
import { Back, DemoHeading } from './DemoScreens.tsx'
import { typedIn } from '../../ui/fields/fieldText.ts'
import styles from './Demo.module.css'

/** Asks for name and e-mail, which choosing a plan requires. */
export function DemoForm() {
  const { data, change, texts } = useDemo()
  const navigate = useNavigate()
  const [missing, setMissing] = useState<'name' | 'email' | null>(null)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const [name, email] = [typedIn(typed, 'name').trim(), typedIn(typed, 'email').trim()]
    const wrong = name === '' ? 'name' : /^\S+@\S+\.\S+$/.test(email) ? null : 'email'
    setMissing(wrong)
    if (wrong) return focusRefusedControl(form.querySelector<HTMLElement>(`[name=${wrong}]`))
    change({ name, email })
    void navigate('/demo/plans')
  }
  return (
    <form className={`panel ${styles.form}`} onSubmit={send} noValidate>
      <h2>{texts.fill}</h2>
      <TextField
        name="name"
        label={texts.name}
        defaultValue={data.name}
        autoComplete="name"
        error={missing === 'name' && texts.nameMissing}
      />
      <TextField
        name="email"
        type="email"
        label={texts.email}
        defaultValue={data.email}
        autoComplete="email"
        error={missing === 'email' && texts.emailMissing}
      />
      <Button type="submit" look="signal" split icon="arrow">
        {texts.choose}
      </Button>
    </form>
  )
}

/** The choice of a plan, to confirm or give up. */
export function Plans() {
  const { data, change, texts } = useDemo()
  const navigate = useNavigate()
  const [missing, setMissing] = useState(false)
  if (data.name === '') return <FormFirst />
  const confirm = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const picked = typedIn(new FormData(event.currentTarget), 'plan')
    const plan = demoPlans.find((each) => each === picked)
    setMissing(plan === undefined)
    if (plan === undefined) return
    change({ plan })
    void navigate('/demo/thanks')
  }
  const cancel = () => {
    change(nobody)
    void navigate('/demo')
  }
  return (
    <>
      <DemoHeading title={texts.plansHeading} lead={texts.plansLead(data.name)} />
      <form className={styles.form} onSubmit={confirm} noValidate>
        <ChoiceCards
          legend={texts.plan}
          name="plan"
          options={demoPlans.map((plan) => ({ value: plan, label: texts.plans[plan] }))}
          error={missing && texts.planMissing}
          {...(data.plan && { defaultValue: data.plan })}
        />
        <div className="row">
          <Button type="submit" look="signal" split icon="arrow">
            {texts.confirm}
          </Button>
          <Button look="line" onClick={cancel}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </>
  )
}

/** The end: says which plan was picked and who comes next. */
export function Thanks() {
  const { data, texts } = useDemo()
  if (data.name === '' || !data.plan) return <FormFirst />
  return (
    <>
      <DemoHeading title={texts.thanks(data.name)} lead={texts.thanksLead(texts.plans[data.plan])} />
      <div className="row">
        <ButtonLink to="/demo" look="line">
          {texts.home}
        </ButtonLink>
      </div>
    </>
  )
}

function FormFirst() {
  const { texts } = useDemo()
  return (
    <>
      <DemoHeading title={texts.fill} lead={texts.formFirst} />
      <Back />
    </>
  )
}
