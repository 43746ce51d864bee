import { pageTitle } from '../content/texts/site/pageTitle.ts'
import { notFoundTexts } from '../content/texts/order/checkoutTexts.ts'
import { NotFoundArt } from '../ui/art/NotFoundArt.tsx'
import { ButtonLink } from '../ui/buttons/ButtonLink.tsx'
import { HeroBanner } from './HeroBanner.tsx'
import { SitePage } from './SitePage.tsx'

export function Component() {
  const { code, title, lead, home, coverage } = notFoundTexts
  return (
    <SitePage title={pageTitle(title)} head={<meta name="robots" content="noindex" />} layout="not-found">
      <HeroBanner height="full" title={title} lead={lead} art={<NotFoundArt />} over={<Code text={code} />}>
        <div className="row">
          <ButtonLink to="/" icon="arrow">
            {home}
          </ButtonLink>
          <ButtonLink to="/checkout/cep" look="line">
            {coverage}
          </ButtonLink>
        </div>
      </HeroBanner>
    </SitePage>
  )
}

function Code({ text }: { text: string }) {
  return (
    <p className="lead">
      <b>{text}</b>
    </p>
  )
}
