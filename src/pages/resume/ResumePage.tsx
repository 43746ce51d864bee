import type { LinkedOrder } from '../../api/contract/lead/resume.ts'
import { money } from '../../api/contract/values/money.ts'
import { momentText } from '../../content/format.ts'
import { dueText, resumeTexts as texts } from '../../content/texts/otherDevice/resumeTexts.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { FailedNote } from '../../ui/feedback/FailedNote.tsx'
import { useCampaign } from '../../ui/useCampaign.ts'
import { classes } from '../../ui/classes.ts'
import styles from '../small/SmallPage.module.css'
import { SmallPage } from '../small/SmallPage.tsx'
import { ResumeQuestionForm, type Answering } from './ResumeQuestionForm.tsx'

/** The result of a link: an order, nothing, or why it could not be read. */
export type LinkData = { order: LinkedOrder | null; error: string | null }
export type { Answered } from './ResumeQuestionForm.tsx'

type Props = Omit<Answering, keyof LinkedOrder> & {
  /** Undefined while the link is being read. */
  data: LinkData | undefined
  /** Whether it replaces an order in this browser. */
  replaces: boolean
  onRetry: () => void
}

/** An order from another device: its plan and next step, and one question before anything personal. */
export function ResumePage({ data, replaces, onRetry, ...answering }: Props) {
  const hidden = useCampaign().noindex !== true
  const page = (heading: string, lead: string, content: React.ReactNode) => (
    <SmallPage title={texts.title} heading={heading} lead={lead} hidden={hidden}>
      {content}
    </SmallPage>
  )
  if (!data) return page(texts.title, texts.opening, null)
  if (data.error !== null)
    return page(texts.title, texts.lead, <FailedNote title={texts.failed} error={data.error} onRetry={onRetry} />)
  if (!data.order) return page(texts.gone.title, texts.gone.lead, <Gone />)
  return page(
    texts.title,
    texts.lead,
    <>
      <OrderSoFar {...data.order} />
      <OpenElsewhere {...data.order} />
      {replaces && <p>{texts.replaces}</p>}
      <ResumeQuestionForm {...data.order} {...answering} />
    </>,
  )
}

function OrderSoFar({ plan, due }: LinkedOrder) {
  const { heading, plan: planLabel, noPlan, price, next } = texts.order
  const rows = [
    { label: planLabel, value: plan?.name ?? noPlan },
    ...(plan ? [{ label: price, value: money(plan.price) }] : []),
    { label: next, value: dueText(due) },
  ]
  return (
    <section className={classes('panel stack', styles.before)} aria-label={heading}>
      <h2>{heading}</h2>
      {rows.map(({ label, value }) => (
        <p key={label}>
          {label}: <b>{value}</b>
        </p>
      ))}
    </section>
  )
}

/** Says who else reads the order, before anything is answered. */
function OpenElsewhere({ devices }: LinkedOrder) {
  const { heading, device, leaves, stranger } = texts.before
  return (
    <section className={classes('stack', styles.before)} aria-label={heading}>
      {devices.map(({ since }, at) => (
        <p key={at}>{device(momentText(since))}</p>
      ))}
      {devices.length > 0 && <p>{leaves}</p>}
      <p>{stranger}</p>
    </section>
  )
}

function Gone() {
  const { begin, person } = texts.gone
  return (
    <>
      <div className="row">
        <ButtonLink to="/chat" look="signal" big split icon="arrow">
          {begin}
        </ButtonLink>
      </div>
      <p>{person}</p>
    </>
  )
}
