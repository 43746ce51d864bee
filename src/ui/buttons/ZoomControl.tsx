import { IconButton } from './IconButton.tsx'
import { setZoom, useZoom, zoomBeside } from '../zoom.ts'
import styles from './ZoomControl.module.css'

export function ZoomControl({ label, lessLabel, moreLabel }: { label: string; lessLabel: string; moreLabel: string }) {
  const percent = useZoom()
  const smaller = zoomBeside(percent, -1)
  const larger = zoomBeside(percent, 1)
  return (
    <fieldset className={styles.zoom}>
      <legend className="meta">{label}</legend>
      <IconButton
        icon="minus"
        label={lessLabel}
        aria-disabled={smaller === undefined}
        onClick={() => setZoom(smaller ?? percent)}
      />
      <output>{String(percent).replace('.', ',')}%</output>
      <IconButton
        icon="plus"
        label={moreLabel}
        aria-disabled={larger === undefined}
        onClick={() => setZoom(larger ?? percent)}
      />
    </fieldset>
  )
}
