import { useState, type ReactNode } from 'react'
import { commonTexts } from '../content/texts/commonTexts.ts'
import { classes } from '../ui/classes.ts'
import { LazyCookieNotice } from './cookies/LazyCookieNotice.tsx'
import { SiteFooter } from './SiteFooter.tsx'

type Props = {
  className?: string
  layout?: string | undefined
  /** Whether the page asks undecided visitors about cookies. */
  asksCookies?: boolean | undefined
  children: ReactNode
}

/** The frame of every page of the site: the skip link, the cookie notice and the footer. */
export function SiteFrame({ className, layout, asksCookies = true, children }: Props) {
  const [preferences, setPreferences] = useState(false)
  return (
    <>
      <a className="skip" href="#conteudo">
        {commonTexts.skip}
      </a>
      <LazyCookieNotice asks={asksCookies} open={preferences} onOpen={setPreferences} />
      <div className={classes('page', className)} data-layout={layout}>
        {children}
        <SiteFooter onCookies={() => setPreferences(true)} />
      </div>
    </>
  )
}
