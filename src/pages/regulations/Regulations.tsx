import type { Reply } from '../../api/contract/calls.ts'
import { brand } from '../../content/legal.ts'
import { landingTexts } from '../../content/landing.ts'
import { regulationTexts as texts } from '../../content/regulationTexts.ts'
import { Brand } from '../../ui/Brand.tsx'
import { CheckoutHeader } from '../../ui/CheckoutHeader.tsx'
import { Note } from '../../ui/Note.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { ThemeButton } from '../../ui/ThemeButton.tsx'
import { SiteFooter } from '../landing/SiteFooter.tsx'
import styles from './Regulations.module.css'

export type RegulationsData = { all: Reply<'regulations'> | null; error: string | null }

/** Contracts and regulations of every offer. */
export function Regulations({ data, onReload }: { data: RegulationsData | undefined; onReload: () => void }) {
  const { all, error } = data ?? { all: null, error: null }
  return (
    <div className="page">
      <title>{texts.title}</title>
      <a className="skip" href="#conteudo">
        {landingTexts.skip}
      </a>
      <CheckoutHeader brand={<Brand {...brand} to="/" />} end={<ThemeButton label={landingTexts.theme} />} />
      <main id="conteudo" className={`wrap section ${styles.page}`}>
        <div className="stack">
          <h1>{texts.heading}</h1>
          <p className="lead">{texts.lead}</p>
        </div>
        {error !== null && <Failed error={error} onReload={onReload} />}
        {all && <Texts id="regulamentos" heading={texts.regulations} entries={all.regulations} />}
        {all && <Texts id="contrato" heading={texts.summaries} entries={all.sumarries} />}
      </main>
      <SiteFooter />
    </div>
  )
}

type Entry = Reply<'regulations'>['regulations'][number]

function Texts({ id, heading, entries }: { id: string; heading: string; entries: readonly Entry[] }) {
  return (
    <section id={id} className="stack">
      <h2>{heading}</h2>
      <div>
        {entries.map(({ sku, title, text }) => (
          <details key={sku} className={styles.entry}>
            <summary>{title}</summary>
            {text.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
        ))}
      </div>
    </section>
  )
}

function Failed({ error, onReload }: { error: string; onReload: () => void }) {
  return (
    <Note icon="alert" title={texts.failed} live="status" action={<TextButton onClick={onReload}>{texts.again}</TextButton>}>
      {error}
    </Note>
  )
}
