import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { brandName } from '../../api/contract/operatorSite/brandAndContact.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Tiles } from '../../ui/art/Tiles.tsx'
import { ThemeButton } from '../../ui/buttons/ThemeButton.tsx'
import { CheckoutHeader } from '../../ui/layout/CheckoutHeader.tsx'
import { useCampaign } from '../../ui/useCampaign.ts'
import { useDemo } from './demoState.ts'
import styles from './Demo.module.css'

/** The frame of every demo screen. A new screen starts at its heading, also for a screen reader. */
export function DemoFrame({ path, children }: { path: string; children: ReactNode }) {
  const { data, change, texts } = useDemo()
  const { language } = data
  const saidAlready = useCampaign().noindex
  const { key } = useLocation()
  const main = useRef<HTMLElement>(null)
  useSpoken(language)
  useEffect(() => {
    if (key === 'default') return
    window.scrollTo(0, 0)
    main.current?.querySelector('h1')?.focus()
  }, [path, key])
  return (
    <div className="page narrow" lang={language}>
      <title>{`${texts.title} · ${brandName}`}</title>
      {!saidAlready && <meta name="robots" content="noindex" />}
      <a className="skip" href="#conteudo">
        {texts.skip}
      </a>
      <CheckoutHeader end={<ThemeButton label={texts.dark} />} />
      <div className={`wrap section ${styles.demo}`}>
        <nav className="row" aria-label={texts.nav}>
          <TextLink to="/demo">{texts.home}</TextLink>
          <TextLink to="/demo/about">{texts.about}</TextLink>
          <Button look="line" onClick={() => change({ language: language === 'en' ? 'es' : 'en' })}>
            {texts.language}
          </Button>
        </nav>
        <main id="conteudo" ref={main} className={styles.main}>
          {children}
        </main>
        <div className={`art ${styles.art}`}>
          <Tiles map={songs} />
        </div>
      </div>
    </div>
  )
}

const songs = `y0up y1up c2ap c3ap
  y1up y0up c1ap c0ap
  q2pu q3pu l0ap l1ap
  q1pu q0ps l1ap l0ap
  Y0ap Y0ap l1up l0up`

/** Sets the document's language while the demo is shown. */
function useSpoken(language: string) {
  useEffect(() => {
    const before = document.documentElement.lang
    document.documentElement.lang = language
    return () => {
      document.documentElement.lang = before
    }
  }, [language])
}
