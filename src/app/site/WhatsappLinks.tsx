import { useEffect, useState } from 'react'
import { lazyPart } from '../../ui/lazyPart.tsx'

const WhatsappMessage = lazyPart(async () => (await import('./WhatsappMessage.tsx')).WhatsappMessage)

/** Every link to WhatsApp, wherever it stands, shows first the message that it sends; one that a visitor opens beside the page does not. */
export function WhatsappLinks() {
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
  return href && <WhatsappMessage href={href} open={open} onClose={() => setShown({ href, open: false })} />
}

/** The link under the message itself opens WhatsApp. */
const unread = 'a[href^="https://wa.me/"]:not([data-read])'
