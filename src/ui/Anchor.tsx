import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useNavigate, type To } from 'react-router'

type Native = Omit<ComponentProps<'a'>, 'href'>

/** Inside the product (`to`) or out of it and within the page (`href`). */
export type Target = { to: To; href?: never; replace?: boolean } | { href: string; to?: never; replace?: never }

export function Anchor({ to, href, replace, children, ...rest }: Native & Target) {
  if (to === undefined) {
    return (
      <a href={href} {...(rest.target === '_blank' && { rel: 'noreferrer' })} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Inside {...rest} to={to} replace={replace ?? false}>
      {children}
    </Inside>
  )
}

/** The router's own link brings its forms and loaders along, which nothing here uses. */
function Inside({ to, replace, onClick, children, ...rest }: Native & { to: To; replace: boolean }) {
  const navigate = useNavigate()
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || rest.target === '_blank') return
    event.preventDefault()
    void navigate(to, { replace })
  }
  return (
    <a {...rest} href={useHref(to)} onClick={click}>
      {children}
    </a>
  )
}

/** Not one that opens another tab or window. */
const isPlain = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
