import { noOfferTexts } from '../../content/checkoutTexts.ts'
import { noticeTexts } from '../../content/noticeTexts.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { NoticeRefuse } from '../../ui/order/NoticeAgreed.tsx'
import styles from './StepPage.module.css'
import { usePageAt } from './usePageAt.ts'

/** Once the notice is agreed: another address, and the way out of it. */
export function NoOfferNoted() {
  const pageAt = usePageAt()
  return (
    <>
      <h2 className={styles.heading}>{noOfferTexts.meanwhile}</h2>
      <p className="lead">{noticeTexts.meanwhile}</p>
      <div className={styles.go}>
        <ButtonLink to={pageAt('cep')} split icon="arrow">
          {noticeTexts.other}
        </ButtonLink>
      </div>
      <NoticeRefuse />
    </>
  )
}
