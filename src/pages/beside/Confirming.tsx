import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { confirmingTexts as texts } from '../../content/besideTexts.ts'
import { checkoutTexts } from '../../content/checkoutTexts.ts'
import { brand } from '../../content/legal.ts'
import { words } from '../../content/words.ts'
import { pathOf } from '../../funnel/place.ts'
import type { Funnel } from '../../funnel/slice.ts'
import { openPlace } from '../../funnel/where.ts'
import { Assemble } from '../../ui/art/Assemble.tsx'
import { Brand } from '../../ui/Brand.tsx'
import { CheckoutHeader } from '../../ui/CheckoutHeader.tsx'
import { ThemeButton } from '../../ui/ThemeButton.tsx'
import { useFunnel } from '../../ui/useFunnel.ts'
import { Banner } from '../Banner.tsx'

/** How long the page stands at least, so that it can be read. */
const STANDS = 1200

/** While what was answered is being confirmed; then on to wherever the order stands. */
export function Confirming() {
  const busy = useFunnel(isConfirming)
  const path = useFunnel((funnel) => pathOf(openPlace(funnel, 'pages')))
  const navigate = useNavigate()
  useEffect(() => {
    if (busy) return undefined
    const on = setTimeout(() => void navigate(path + window.location.search, { replace: true }), STANDS)
    return () => clearTimeout(on)
  }, [busy, path, navigate])
  return (
    <div className="page narrow">
      <title>{checkoutTexts.pageTitle(texts.title)}</title>
      <meta name="robots" content="noindex" />
      <CheckoutHeader brand={<Brand {...brand} to="/" />} end={<ThemeButton label={words.theme} />} />
      <main id="conteudo">
        <Banner height="full" live title={texts.title} lead={texts.lead} art={<Assemble set={24} />} />
      </main>
    </div>
  )
}

const isConfirming = ({ facts, underWay, finishing }: Funnel) => facts.risk?.pending === true || underWay || finishing.busy
