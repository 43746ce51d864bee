import { orderPanelTexts } from '../../content/texts/orderPanelTexts.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'

/** 'Editar'. Screen readers also read what it edits. */
export function EditLink({ path, about }: { path: string; about: string }) {
  return (
    <TextLink to={path} about={about}>
      {orderPanelTexts.edit}
    </TextLink>
  )
}
