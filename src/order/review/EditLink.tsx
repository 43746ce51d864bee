import { orderTexts } from '../../content/texts/orderTexts.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'

/** 'Editar'. Screen readers also read what it edits. */
export function EditLink({ path, about }: { path: string; about: string }) {
  return (
    <TextLink to={path} about={about}>
      {orderTexts.edit}
    </TextLink>
  )
}
