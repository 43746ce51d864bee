import { brand } from '../../api/contract/operatorSite/brandAndContact.ts'
import { Anchor } from '../buttons/Anchor.tsx'
import styles from './Headers.module.css'

/** The wordmark, which links to the home page. */
export function Brand() {
  return (
    <Anchor to="/" className={styles.brand}>
      <b>{brand.strong}</b> {brand.name}
    </Anchor>
  )
}
