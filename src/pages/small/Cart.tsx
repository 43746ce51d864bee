import { cartTexts as texts } from '../../content/texts/site/smallPageTexts.ts'
import { openPlace } from '../../funnel/journey/openPlace.ts'
import { pathOf } from '../../funnel/journey/place.ts'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { OwnData } from '../../order/panel/LazyPanelParts.tsx'
import { OrderAside } from '../../order/panel/OrderAside.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { useFunnel, useJourney } from '../../order/useFunnel.ts'
import { SmallPage } from './SmallPage.tsx'
import styles from './SmallPage.module.css'

/** The order so far, with links to continue. */
export function Cart() {
  const pages = useFunnel((funnel) => pathOf(openPlace(funnel, 'pages')))
  const chat = useFunnel((funnel) => pathOf(openPlace(funnel, 'chat')))
  const begun = Object.keys(useJourney().answers).length > 0
  return (
    <SmallPage title={texts.title} lead={begun ? texts.lead : texts.empty} hidden ofCheckout aside={<OrderAside />}>
      <div className="row">
        <ButtonLink to={pages} look="signal" big split icon="arrow">
          {texts.go}
        </ButtonLink>
      </div>
      <p className={styles.other}>
        <span>{texts.chat.lead}</span>
        <TextLink to={chat}>{texts.chat.link}</TextLink>
      </p>
      <OwnData />
    </SmallPage>
  )
}
