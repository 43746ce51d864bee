import { checkoutTexts, coverageEndTexts, noOffersTexts } from '../../content/checkoutTexts.ts'
import { whatsappLink } from '../../api/contract/contact.ts'
import { noticeTexts } from '../../content/noticeTexts.ts'
import { answered, planTaken } from '../../funnel/asked.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { CallForm } from '../../ui/order/CallForm.tsx'
import { NoticeRefuse, useNoticeAgreed } from '../../ui/order/NoticeAgreed.tsx'
import { PlanPicker } from '../../ui/order/PlanPicker.tsx'
import { useAsk } from '../../ui/useFunnel.ts'
import strand from '../Strand.module.css'
import { useEditPath } from '../useEditPath.ts'
import { OpenHeading } from './OpenHeading.tsx'
import styles from './Turns.module.css'

/** No plan reaches the address, and the visitor said whether to be told when one does. */
export function Noticed(words: Words) {
  return useNoticeAgreed() ? <Agreed {...words} /> : <Declined {...words} />
}

/** The title of where the order stands still, and the line under it. */
type Words = { title: string; text: string }

function Agreed({ title, text }: Words) {
  const editPath = useEditPath()
  return (
    <>
      <OpenHeading>{title}</OpenHeading>
      <p>{text}</p>
      <ButtonLink to={editPath('cep')} split icon="arrow">
        {noticeTexts.other}
      </ButtonLink>
      <NoticeRefuse />
    </>
  )
}

function Declined({ title, text }: Words) {
  const editPath = useEditPath()
  const ask = useAsk()
  return (
    <>
      <OpenHeading>{title}</OpenHeading>
      <p>{text}</p>
      <div className={strand.row}>
        <ButtonLink to={editPath('cep')} split icon="arrow">
          {noticeTexts.other}
        </ButtonLink>
        <Button look="line" onClick={() => ask(answered({ notice: 'sim' }))}>
          {noticeTexts.button}
        </Button>
      </div>
    </>
  )
}

/** The plans at an address that was only looked up: one may be taken into an order, or a person asked to call. */
export function SeenPlans({ title, text }: Words) {
  const ask = useAsk()
  return (
    <>
      <OpenHeading>{title}</OpenHeading>
      <p>{text}</p>
      <div className={styles.wide}>
        <PlanPicker look="wide" onPick={(sku) => ask(planTaken({ sku }))} />
      </div>
      <div className={styles.wide}>
        <CallForm heading={coverageEndTexts.call.lead} />
      </div>
    </>
  )
}

/** Nothing is offered to this tax id now. */
export function NoOffers({ title, text }: Words) {
  const editPath = useEditPath()
  return (
    <>
      <OpenHeading>{title}</OpenHeading>
      <p>{text}</p>
      <div className={strand.row}>
        <ButtonLink to={editPath('document')} split icon="arrow">
          {noOffersTexts.again}
        </ButtonLink>
        <ButtonLink href={whatsappLink(noOffersTexts.words)} target="_blank" look="line" icon="wa">
          {checkoutTexts.person.link}
        </ButtonLink>
      </div>
    </>
  )
}
