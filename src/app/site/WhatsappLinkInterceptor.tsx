import { useEffect, useState } from 'react'
import { lazyPart } from '../../ui/lazyPart.tsx'

const WhatsappMessageDialog = lazyPart(async () => (await import('./WhatsappMessageDialog.tsx')).WhatsappMessageDialog)

/** Shows the message of every WhatsApp link first, unless the visitor opens it in another tab or window. */
export function WhatsappLinkInterceptor() {
  const [{ href, open }, setShown] = useState({ href: '', open: false })
  useEffect(() => {
    const show = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(unread)
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      setShown({ href: link.href, open: true })
    }
    document.addEventListener('click', show)
    return () => document.removeEventListener('click', show)
  }, [])
  return href && <WhatsappMessageDialog href={href} open={open} onClose={() => setShown({ href, open: false })} />
}

/** The link under the message itself opens WhatsApp. */
const unread = 'a[href^="https://wa.me/"]:not([data-read])'
