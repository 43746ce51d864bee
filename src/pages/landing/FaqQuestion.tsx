import type { FaqLink } from '../../content/faq/faqLinks.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import styles from './Faq.module.css'

export type AnswerShown = { id: string; question: string; answer: readonly string[]; links?: readonly FaqLink[] }

/** A question that the browser folds, with its answer and links. */
export function FaqQuestion({ id, question, answer, links = [], hidden }: AnswerShown & { hidden?: boolean }) {
  return (
    <details hidden={hidden}>
      <summary>
        {question}
        <span className={styles.plus} aria-hidden="true" />
      </summary>
      <div id={id} className={styles.answer}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {links.length > 0 && (
          <p className={styles.links}>
            {links.map(({ label, ...target }) => (
              <TextLink key={label} {...target} icon="arrow" {...(isElsewhere(target) && { target: '_blank' })}>
                {label}
              </TextLink>
            ))}
          </p>
        )}
      </div>
    </details>
  )
}

/** Another site opens in a new tab, a message in the same one. */
const isElsewhere = ({ href }: { href?: string }) => href?.startsWith('https:') === true
