import { checkoutTexts, notFoundTexts } from '../content/checkoutTexts.ts'
import { landingTexts } from '../content/landing.ts'
import { brand } from '../content/legal.ts'
import { Missing } from '../ui/art/Missing.tsx'
import { Brand } from '../ui/Brand.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { SiteHeader, type SiteLink } from '../ui/SiteHeader.tsx'
import { ThemeButton } from '../ui/ThemeButton.tsx'
import { Banner } from './Banner.tsx'
import { SiteFooter } from './landing/SiteFooter.tsx'

/** An address that leads nowhere. */
export function Component() {
  const { code, title, lead, home, coverage } = notFoundTexts
  const { nav, menu, theme } = landingTexts
  return (
    <div className="page">
      <title>{checkoutTexts.pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <a className="skip" href="#conteudo">
        {checkoutTexts.skip}
      </a>
      <SiteHeader brand={<Brand {...brand} to="/" />} links={links} navLabel={nav} menuLabel={menu} end={<ThemeButton label={theme} />} />
      <main id="conteudo">
        <Banner height="full" title={title} lead={lead} art={<Missing />} over={<Code text={code} />}>
          <div className="row">
            <ButtonLink to="/" icon="arrow">
              {home}
            </ButtonLink>
            <ButtonLink to="/checkout/cep" look="line">
              {coverage}
            </ButtonLink>
          </div>
        </Banner>
      </main>
      <SiteFooter />
    </div>
  )
}

function Code({ text }: { text: string }) {
  return (
    <p className="lead">
      <b>{text}</b>
    </p>
  )
}

const { plans, ways, coverage: check } = landingTexts.links
const links: SiteLink[] = [
  { label: plans, to: '/#planos' },
  { label: ways, to: '/#contratar' },
  { label: check, to: '/#cobertura' },
]
