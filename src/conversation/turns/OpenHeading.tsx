import { classes } from '../../ui/classes.ts'
import { NoBreakText } from '../../ui/NoBreakText.tsx'
import strand from '../transcript/Strand.module.css'
import { Speaker } from './Speaker.tsx'
import styles from './Turns.module.css'

/** The heading of the open turn, the only large one of the conversation. */
export function OpenHeading({ children }: { children: string }) {
  return (
    <h2 id="agora" tabIndex={-1} className={classes(strand.node, strand.open, styles.question)}>
      <Speaker who="bot" />
      <NoBreakText>{children}</NoBreakText>
    </h2>
  )
}
