import { codeSentTexts } from '../../../content/texts/order/codeSentTexts.ts'
import { CodeSent } from '../../../order/questions/CodeSent.tsx'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { usePathToPage } from '../usePathToPage.ts'

/** Says where the code was sent, and offers another code or another e-mail. */
export function ResendCode() {
  const pageAt = usePathToPage()
  return (
    <div className="stack">
      <CodeSent />
      <p>
        <TextLink to={pageAt('email')} icon="pen">
          {codeSentTexts.otherEmail}
        </TextLink>
      </p>
    </div>
  )
}
