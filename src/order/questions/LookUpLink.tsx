import type { Key } from '../../content/questions/answers.ts'
import { inputLinks } from '../../content/texts/inputTexts.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'

/** A link to look up an answer that the visitor does not know. */
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
