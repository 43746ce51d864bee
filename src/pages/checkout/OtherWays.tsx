import { noOfferTexts } from '../../content/checkoutTexts.ts'
import { whatsappLink } from '../../api/contract/contact.ts'
import { cepText } from '../../content/format.ts'
import { noticeTexts } from '../../content/noticeTexts.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { useFunnel, useJourney } from '../../ui/useFunnel.ts'
import { addressLine } from './addressLine.ts'
import styles from './OtherWays.module.css'
import { usePageAt } from './usePageAt.ts'

/** Beside an address with no offer: another one, a person, and what was looked up. */
export function OtherWays() {
  const pageAt = usePageAt()
  const address = useFunnel(addressLine)
  const { answers } = useJourney()
  const { heading, person, words, looked } = noOfferTexts.others
  return (
    <section className="panel" aria-labelledby="outros">
      <h2 id="outros" className={styles.heading}>
        {heading}
      </h2>
      <p>
        <TextLink to={pageAt('cep')} icon="pin">
          {noticeTexts.other}
        </TextLink>
      </p>
      <p>
        <TextLink href={whatsappLink(words)} target="_blank" icon="wa">
          {person}
        </TextLink>
      </p>
      <p className={`meta ${styles.looked}`}>
        {looked} {address}, <span className="nb">CEP {cepText(answers.cep ?? '')}</span>.
      </p>
    </section>
  )
}
