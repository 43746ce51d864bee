import { documentPath, documents, type DocumentName, type Edition } from '../../api/contract/documentEditions.ts'
import { documentIntros } from '../../content/documents/documentIntros.ts'
import { legalDocuments } from '../../content/documents/legalDocuments.ts'
import type { Clause } from '../../content/documents/legalDocument.ts'
import { pageTitle } from '../../content/texts/site/pageTitle.ts'
import { documentTexts as texts } from '../../content/texts/site/regulationTexts.ts'
import { Anchor } from '../../ui/buttons/Anchor.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { SitePage } from '../SitePage.tsx'
import styles from './Document.module.css'
import { EarlierEditions } from './EarlierEditions.tsx'

/** A whole contract, regulation or policy, in one of its editions. It is made to be printed. */
export function LegalDocumentPage({ name, edition }: { name: DocumentName; edition: Edition }) {
  const { title } = documents[name]
  const { editions } = legalDocuments[name]
  const clauses = editions[edition.version] ?? []
  return (
    <SitePage title={pageTitle(title)} className={`wrap section ${styles.page}`}>
      <div className={`stack ${styles.top}`}>
        <TextLink to="/regulamentos" icon="back" className={styles.screenOnly}>
          {texts.all}
        </TextLink>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">{documentIntros[name]}</p>
        <InForce name={name} edition={edition} />
      </div>
      <Inside clauses={clauses} />
      <ol className={styles.clauses}>
        {clauses.map((clause) => (
          <ClauseText key={clause.id} {...clause} />
        ))}
      </ol>
      <EarlierEditions name={name} />
    </SitePage>
  )
}

function InForce({ name, edition }: { name: DocumentName; edition: Edition }) {
  const isOld = edition.version !== documents[name].editions[0].version
  return (
    <div className={styles.edition}>
      <p>
        <strong>{texts.edition(edition.version, edition.since)}</strong> {isOld && texts.old}
      </p>
      <div className={`row ${styles.screenOnly}`}>
        {isOld && <TextLink to={documentPath(name)}>{texts.current}</TextLink>}
        <Button look="line" className={styles.print} onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
    </div>
  )
}

function Inside({ clauses }: { clauses: readonly Clause[] }) {
  return (
    <nav className={`panel ${styles.inside} ${styles.screenOnly}`} aria-labelledby="neste-documento">
      <h2 id="neste-documento">{texts.inside}</h2>
      <ol>
        {clauses.map(({ id, heading }) => (
          <li key={id}>
            <Anchor href={`#${id}`}>{heading}</Anchor>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function ClauseText({ id, heading, paragraphs }: Clause) {
  return (
    <li id={id} className={styles.clause}>
      <h2>{heading}</h2>
      <ol>
        {paragraphs.map((paragraph) => (
          <li key={paragraph}>
            <p>{paragraph}</p>
          </li>
        ))}
      </ol>
    </li>
  )
}
