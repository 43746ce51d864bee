import type { ReactNode } from 'react'
import { pageTitle } from '../../content/texts/site/pageTitle.ts'
import { CheckoutHeader } from '../../ui/layout/CheckoutHeader.tsx'
import { ThemeButton } from '../../ui/buttons/ThemeButton.tsx'
import { SitePageHeader } from '../SitePageHeader.tsx'
import { SiteFrame } from '../SiteFrame.tsx'
import styles from './SmallPage.module.css'

type Props = {
  title: string
  /** The heading, if it differs from the title. */
  heading?: string
  lead: string
  /** Whether it is hidden from search engines. */
  hidden?: boolean
  /** Whether it belongs to the checkout, which neither asks about cookies nor links away. */
  ofCheckout?: boolean
  aside?: ReactNode
  children: ReactNode
}

/** A small page with its title, text and actions. */
export function SmallPage({ title, heading = title, lead, hidden, ofCheckout, aside, children }: Props) {
  return (
    <SiteFrame className="narrow" asksCookies={!ofCheckout}>
      <title>{pageTitle(title)}</title>
      {hidden && <meta name="robots" content="noindex" />}
      {ofCheckout ? <CheckoutHeader end={<ThemeButton />} /> : <SitePageHeader />}
      <div className={`wrap section ${styles.site}`}>
        <main id="conteudo" className={styles.main}>
          <div className="stack">
            <h1 tabIndex={-1}>{heading}</h1>
            <p className="lead">{lead}</p>
          </div>
          {children}
        </main>
        {aside && <aside>{aside}</aside>}
      </div>
    </SiteFrame>
  )
}
