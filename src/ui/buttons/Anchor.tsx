import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useNavigate, type To } from 'react-router'
import { commonTexts } from '../../content/texts/commonTexts.ts'
import { isUnmodifiedClick } from './unmodifiedClick.ts'

type Native = Omit<ComponentProps<'a'>, 'href'>

/** `to` is a page of the product. `href` is another site or an anchor on the same page. */
export type Target = { to: To; href?: never } | { href: string; to?: never }

/** A link. Screen readers announce if it opens another tab. */
export function Anchor({ to, href, children, ...rest }: Native & Target) {
  const other = rest.target === '_blank'
  const text = (
    <>
      {children}
      {other && <span className="sr">{commonTexts.otherTab}</span>}
    </>
  )
  if (to === undefined) {
    return (
      <a href={href} {...(other && { rel: 'noreferrer' })} {...rest}>
        {text}
      </a>
    )
  }
  return (
    <Inside {...rest} to={to}>
      {text}
    </Inside>
  )
}

/** Replaces the router's own link, whose forms and loaders are not used. */
function Inside({ to, onClick, children, ...rest }: Native & { to: To }) {
  const navigate = useNavigate()
  const href = useHref(to)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isUnmodifiedClick(event) || rest.target === '_blank') return
    event.preventDefault()
    void navigate(to, { replace: href === hereNow(), state: 'followed' })
  }
  return (
    <a {...rest} href={href} onClick={click}>
      {children}
    </a>
  )
}

/** A link to the current address adds no history entry, so that Back leads to the previous page. */
const hereNow = () => window.location.pathname + window.location.search + window.location.hash
