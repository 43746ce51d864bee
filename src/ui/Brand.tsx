import { Anchor, type Target } from './Anchor.tsx'
import styles from './Headers.module.css'

/** The wordmark, always a way home: 'TIM' strong, then the product. */
export function Brand({ strong, name, ...target }: { strong: string; name: string } & Target) {
  return (
    <Anchor {...target} className={styles.brand}>
      <b>{strong}</b> {name}
    </Anchor>
  )
}
