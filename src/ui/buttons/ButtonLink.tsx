import type { ComponentProps } from 'react'
import { Anchor, type Target } from './Anchor.tsx'
import { ButtonFace, buttonClasses, type ButtonLook } from './ButtonFace.tsx'

type Props = Omit<ComponentProps<'a'>, 'href' | 'className'> & ButtonLook & Target

export function ButtonLink({ look, big, split, icon, className, children, ...rest }: Props) {
  return (
    <Anchor {...rest} className={buttonClasses({ look, big, split, className })}>
      <ButtonFace icon={icon}>{children}</ButtonFace>
    </Anchor>
  )
}
