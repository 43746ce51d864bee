import type { IconName } from '../art/Icon.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { classes } from '../classes.ts'
import styles from './Arrows.module.css'

type Props = {
  labels: { back: string; on: string }
  isAtStart: boolean
  isAtEnd: boolean
  /** Called with one step back or forward. */
  onStep: (step: -1 | 1) => void
}

/** The two buttons that move a row. If all of it is in view, they are invisible but still take up space. */
export function PreviousNextButtons({ labels, isAtStart, isAtEnd, onStep }: Props) {
  return (
    <div className={classes(styles.arrows, isAtStart && isAtEnd && styles.still)}>
      <Arrow icon="back" label={labels.back} isOff={isAtStart} onClick={() => onStep(-1)} />
      <Arrow icon="arrow" label={labels.on} isOff={isAtEnd} onClick={() => onStep(1)} />
    </div>
  )
}

type ArrowProps = { icon: IconName; label: string; isOff: boolean; onClick: () => void }

/** A button that stays focusable when disabled, so that keyboard users can turn around at an end. */
function Arrow({ icon, label, isOff, onClick }: ArrowProps) {
  return <IconButton icon={icon} label={label} aria-disabled={isOff} onClick={() => isOff || onClick()} />
}
