import { orderTexts } from '../../content/orderTexts.ts'
import { TextLink } from '../TextLink.tsx'

/** 'Editar', and for readers what. */
export function EditLink({ path, about }: { path: string; about: string }) {
  return (
    <TextLink to={path} about={about}>
      {orderTexts.edit}
    </TextLink>
  )
}
