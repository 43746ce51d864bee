import { Anchor, type Target } from '../buttons/Anchor.tsx'
import styles from './Headers.module.css'

/** The wordmark, which always links to the home page. */
export function Brand({ strong, name, ...target }: { strong: string; name: string } & Target) {
  return (
    <Anchor {...target} className={styles.brand}>
      <b>{strong}</b> {name}
    </Anchor>
  )
}
