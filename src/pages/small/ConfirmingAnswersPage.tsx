import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { confirmingTexts as texts } from '../../content/texts/site/smallPageTexts.ts'
import { pageTitle } from '../../content/texts/site/pageTitle.ts'
import { pathOf } from '../../funnel/journey/place.ts'
import type { Funnel } from '../../funnel/state.ts'
import { openPlace } from '../../funnel/journey/openPlace.ts'
import { TileAssembly } from '../../ui/art/TileAssembly.tsx'
import { CheckoutHeader } from '../../ui/layout/CheckoutHeader.tsx'
import { ThemeButton } from '../../ui/buttons/ThemeButton.tsx'
import { useFunnel } from '../../order/useFunnel.ts'
import { HeroBanner } from '../HeroBanner.tsx'

/** The shortest time that the page is shown, so that it can be read. */
const STANDS = 1200

/** Shown while the answers are confirmed. Then it moves on to the open screen of the order. */
export function ConfirmingAnswersPage() {
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
      <title>{pageTitle(texts.title)}</title>
      <meta name="robots" content="noindex" />
      <CheckoutHeader end={<ThemeButton />} />
      <main id="conteudo">
        <HeroBanner height="full" live title={texts.title} lead={texts.lead} art={<TileAssembly set={24} />} />
      </main>
    </div>
  )
}

const isConfirming = ({ facts, underWay, finishing }: Funnel) =>
  facts.risk?.pending === true || underWay || finishing.busy
