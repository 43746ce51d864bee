import type { Reply } from '../../api/contract/calls.ts'
import { regulationTexts as texts } from '../../content/regulationTexts.ts'
import { FailedNote } from '../../ui/FailedNote.tsx'
import { SitePage } from '../SitePage.tsx'
import { useLandmark } from '../useLandmark.ts'
import styles from './Regulations.module.css'

export type RegulationsData = { all: Reply<'regulations'> | null; error: string | null }

/** Contracts and regulations of every offer. */
export function Regulations({ data, onReload }: { data: RegulationsData | undefined; onReload: () => void }) {
  const { all, error } = data ?? { all: null, error: null }
  useLandmark(all !== null)
  return (
    <SitePage title={texts.title} className={`wrap section ${styles.page}`}>
      <div className="stack">
        <h1>{texts.heading}</h1>
        <p className="lead">{texts.lead}</p>
      </div>
      {error !== null && <FailedNote title={texts.failed} error={error} onRetry={onReload} />}
      {all && <Texts id="regulamentos" heading={texts.regulations} entries={all.regulations} />}
      {all && <Texts id="contrato" heading={texts.summaries} entries={all.sumarries} />}
    </SitePage>
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
