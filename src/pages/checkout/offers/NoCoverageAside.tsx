import { noOfferTexts } from '../../../content/texts/order/stopAndDonePageTexts.ts'
import { cepText } from '../../../content/format.ts'
import { coverageNoticeTexts } from '../../../content/texts/order/coverageNoticeTexts.ts'
import { askingLink } from '../../../funnel/views/whatsappOrderLink.ts'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { ProtocolNumber } from '../../../order/person/ProtocolNumber.tsx'
import { useFunnel, useJourney } from '../../../order/useFunnel.ts'
import { addressLine } from '../../../funnel/views/addressText.ts'
import styles from './NoCoverageAside.module.css'
import { usePathToPage } from '../usePathToPage.ts'

/** An aside for an address with no offer: another address, a person, and the address itself. */
export function NoCoverageAside() {
  const pageAt = usePathToPage()
  const address = useFunnel(addressLine)
  const { answers } = useJourney()
  const { heading, person, words, looked } = noOfferTexts.others
  const whatsapp = useFunnel((funnel) => askingLink(funnel, words))
  return (
    <section className="panel" aria-labelledby="outros">
      <h2 id="outros" className={styles.heading}>
        {heading}
      </h2>
      <p>
        <TextLink to={pageAt('cep')} icon="pin">
          {coverageNoticeTexts.other}
        </TextLink>
      </p>
      <p>
        <TextLink href={whatsapp} target="_blank" icon="wa">
          {person}
        </TextLink>
      </p>
      <p className={`meta ${styles.looked}`}>
        {looked} {address}, <span className="nb">CEP {cepText(answers.cep ?? '')}</span>. <ProtocolNumber />
      </p>
    </section>
  )
}
