import { useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Reply } from '../../api/contract/calls.ts'
import { documentNames, documentPath, documents } from '../../api/contract/documentEditions.ts'
import { emptySubscribe } from '../../browser/emptySubscribe.ts'
import { pageTitle } from '../../content/texts/site/pageTitle.ts'
import { documentTexts, regulationTexts as texts } from '../../content/texts/site/regulationTexts.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { classes } from '../../ui/classes.ts'
import { FailedNote } from '../../ui/feedback/FailedNote.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { useRetryFocus } from '../../ui/feedback/useRetryFocus.ts'
import { SitePage } from '../SitePage.tsx'
import styles from './Regulations.module.css'

export type RegulationsData = { all: Reply<'regulations'> | null; error: string | null }

/** The contracts and regulations of every offer. */
export function Regulations({ data, onReload }: { data: RegulationsData | undefined; onReload: () => void }) {
  const { all, error } = data ?? { all: null, error: null }
  const isWaiting = data === undefined
  const heading = useRef<HTMLHeadingElement>(null)
  const tryAgain = useRetryFocus(error !== null, onReload, () => heading.current)
  return (
    <SitePage
      title={pageTitle(texts.heading)}
      className={classes('wrap section', styles.page, isWaiting && styles.waiting)}
    >
      <div className="stack">
        <h1 ref={heading} tabIndex={-1}>
          {texts.heading}
        </h1>
        <p className="lead">{texts.lead}</p>
      </div>
      <WholeDocuments />
      {error !== null && <FailedNote title={texts.failed} error={error} onRetry={tryAgain} />}
      {all && <Documents all={all} />}
    </SitePage>
  )
}

/** The documents that apply to every offer, each on its own page. */
function WholeDocuments() {
  return (
    <section className="stack">
      <h2>{texts.documents}</h2>
      <ul className={styles.whole}>
        {documentNames.map((name) => {
          const { title, editions } = documents[name]
          return (
            <li key={name}>
              <TextLink to={documentPath(name)} icon="arrow">
                {title}
              </TextLink>
              <p className="meta">{documentTexts.edition(editions[0].version, editions[0].since)}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The address's fragment names the open kind, for links. The prerendered page opens the first kind. */
function Documents({ all }: { all: Reply<'regulations'> }) {
  const { hash: here, search } = useLocation()
  const hash = useSyncExternalStore(
    emptySubscribe,
    () => here,
    () => '',
  )
  const navigate = useNavigate()
  const { regulations, contracts } = texts.tabs
  const tabs = [
    { id: 'regulamentos', label: regulations, panel: <Texts heading={texts.regulations} entries={all.regulations} /> },
    { id: 'contrato', label: contracts, panel: <Texts heading={texts.summaries} entries={all.sumarries} /> },
  ]
  const open = tabs.find(({ id }) => `#${id}` === hash)?.id ?? 'regulamentos'
  return (
    <Tabs
      label={texts.heading}
      tabs={tabs}
      selected={open}
      onSelect={(id) => id !== open && void navigate({ search, hash: id })}
    />
  )
}

type Entry = Reply<'regulations'>['regulations'][number]

function Texts({ heading, entries }: { heading: string; entries: readonly Entry[] }) {
  return (
    <section className="stack">
      <h2>{heading}</h2>
      <div>
        {entries.map(({ sku, title, text }) => (
          <details key={sku} className={styles.entry}>
            <summary>
              <Title>{title}</Title>
            </summary>
            {text.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
        ))}
      </div>
    </section>
  )
}

/** Puts the offer's code, at the end of its title, on one line if there is room. */
function Title({ children: title }: { children: string }) {
  const [name, code] = title.split(/(?<= )(?=\(\S+\)$)/)
  return (
    <span>
      {name}
      {code && <span className={styles.code}>{code}</span>}
    </span>
  )
}
