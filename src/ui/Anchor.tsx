import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useNavigate, type To } from 'react-router'
import { words } from '../content/words.ts'

type Native = Omit<ComponentProps<'a'>, 'href'>

/** Inside the product (`to`) or out of it and within the page (`href`). */
export type Target = { to: To; href?: never } | { href: string; to?: never }

/** A link; readers are told of one that opens another tab. */
export function Anchor({ to, href, children, ...rest }: Native & Target) {
  const other = rest.target === '_blank'
  const text = (
    <>
      {children}
      {other && <span className="sr">{words.otherTab}</span>}
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

/** The router's own link brings its forms and loaders along, which nothing here uses. */
function Inside({ to, onClick, children, ...rest }: Native & { to: To }) {
  const navigate = useNavigate()
  const href = useHref(to)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || rest.target === '_blank') return
    event.preventDefault()
    void navigate(to, { replace: href === hereNow(), state: 'followed' })
  }
  return (
    <a {...rest} href={href} onClick={click}>
      {children}
    </a>
  )
}

/** Whoever follows a link to where they are goes nowhere, and back leads where it did. */
const hereNow = () => window.location.pathname + window.location.search + window.location.hash

/** Not one that opens another tab or window. */
const isPlain = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
