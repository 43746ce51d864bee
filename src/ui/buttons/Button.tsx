import type { ComponentProps, MouseEvent } from 'react'
import { ButtonFace, buttonClasses, type ButtonState, type ButtonLook } from './ButtonFace.tsx'

type Props = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    state?: ButtonState
    /** Replaces the text in other states, e.g. 'Enviando'. */
    stateText?: string | undefined
  }

/** Stays focused while loading, and ignores clicks and Enter. With `aria-disabled` it stays clickable. */
export function Button({
  look,
  big,
  split,
  icon,
  className,
  state = 'default',
  stateText,
  type = 'button',
  onClick,
  'aria-disabled': unready,
  children,
  ...rest
}: Props) {
  const loading = state === 'loading'
  const click = (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses({ look, big, split, className }, state)}
      aria-busy={loading || undefined}
      aria-disabled={loading || unready || undefined}
      data-state={state}
      onClick={click}
    >
      <ButtonFace state={state} icon={icon}>
        {state === 'default' ? children : (stateText ?? children)}
      </ButtonFace>
    </button>
  )
}
