import type { Key } from '../../content/answers.ts'
import { inputLinks } from '../../content/inputTexts.ts'
import { TextLink } from '../TextLink.tsx'

/** Where an answer that is not at hand can be looked up. */
export function LookUpLink({ name }: { name: Key }) {
  const link = inputLinks[name]
  return (
    link && (
      <TextLink href={link.href} target="_blank">
        {link.text}
      </TextLink>
    )
  )
}
