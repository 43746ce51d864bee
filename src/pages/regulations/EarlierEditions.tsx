import { documents, editionPath, type DocumentName, type Edition } from '../../api/contract/documentEditions.ts'
import { documentTexts as texts } from '../../content/texts/site/regulationTexts.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import styles from './Document.module.css'

/** Links to the earlier editions of a document, if there are any. */
export function EarlierEditions({ name, all = documents[name].editions }: Props) {
  const earlier = all.slice(1)
  return (
    earlier.length > 0 && (
      <section className={`stack ${styles.screenOnly}`}>
        <h2>{texts.earlier}</h2>
        <ul>
          {earlier.map((edition) => (
            <li key={edition.version}>
              <TextLink to={editionPath(name, edition, all)}>
                {texts.earlierOne(edition.version, edition.since)}
              </TextLink>
            </li>
          ))}
        </ul>
      </section>
    )
  )
}

type Props = { name: DocumentName; all?: readonly Edition[] }
