import { useEffect, type ReactNode } from 'react'
import type { SiteLink } from '../ui/layout/SiteHeader.tsx'
import { SitePageHeader } from './SitePageHeader.tsx'
import { SiteFrame } from './SiteFrame.tsx'
import { useLocation } from 'react-router'

type Props = {
  title: string
  /** Links to the parts of the home page from this page. */
  links?: readonly SiteLink[]
  className?: string | undefined
  /** The layout of the page, if its address does not decide it. */
  layout?: string
  /** More elements for the document's head. */
  head?: ReactNode
  children: ReactNode
}

/** A page of the site with header and footer. It starts at its top, or at the part that a link names. */
export function SitePage({ title, links, className, layout, head, children }: Props) {
  useScrollToHash()
  return (
    <SiteFrame layout={layout}>
      <title>{title}</title>
      {head}
      <SitePageHeader links={links} />
      <main id="conteudo" className={className}>
        {children}
      </main>
    </SiteFrame>
  )
}

/** Scrolls to the part that a link names, also from another page. On a full load the browser does that. */
function useScrollToHash() {
  const { key, hash } = useLocation()
  useEffect(() => {
    if (key === 'default') return
    const part = hash && document.getElementById(hash.slice(1))
    if (part) part.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [key, hash])
}
