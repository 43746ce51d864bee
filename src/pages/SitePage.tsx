import { useEffect, type ReactNode } from 'react'
import type { SiteLink } from '../ui/layout/SiteHeader.tsx'
import { SitePageHeader } from './SitePageHeader.tsx'
import { SiteFrame } from './SiteFrame.tsx'
import { useLocation } from 'react-router'

type Props = {
  title: string
  /** The links to the parts of the home page from this page. */
  links?: readonly SiteLink[]
  className?: string | undefined
  /** The layout of the page, if its address does not decide it. */
  layout?: string
  /** More elements for the document's head. */
  head?: ReactNode
  children: ReactNode
}

/** A page of the site with its header and footer. It shows from its top, or from the part that a link names. */
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

/** Scrolls to the part of a page that a link names, also from another page. A full load leaves that to the browser. */
function useScrollToHash() {
  const { key, hash } = useLocation()
  useEffect(() => {
    if (key === 'default') return
    const part = hash && document.getElementById(hash.slice(1))
    if (part) part.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [key, hash])
}
