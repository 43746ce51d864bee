import { collaboratorTexts } from '../../content/collaboratorTexts.ts'
import { CodeSent } from '../../ui/order/CodeSent.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { usePageAt } from './usePageAt.ts'

/** About the code that was sent: to where, another one, or another e-mail. */
export function CodeAside() {
  const pageAt = usePageAt()
  return (
    <div className="stack">
      <CodeSent />
      <p>
        <TextLink to={pageAt('email')} icon="pen">
          {collaboratorTexts.otherEmail}
        </TextLink>
      </p>
    </div>
  )
}
