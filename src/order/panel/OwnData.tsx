import { useState } from 'react'
import { ownDataTexts as texts } from '../../content/texts/ownData/ownDataTexts.ts'
import { isOrderOpen } from '../../funnel/views/isOrderOpen.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Drawer } from '../../ui/feedback/Drawer.tsx'
import { DataCopyButton } from '../copy/DataCopyButton.tsx'
import { OtherDevicesButton } from '../device/OtherDevicesButton.tsx'
import { EraseButton } from '../erase/EraseButton.tsx'
import styles from '../Order.module.css'
import { useFunnel } from '../useFunnel.ts'

/** 'Meus dados': actions on all data of the visitor, from the first answer until the order is placed. */
export function OwnData() {
  const begun = useFunnel(isOrderOpen)
  const [open, setOpen] = useState(false)
  if (!begun) return null
  return (
    <>
      <IconButton icon="lock" label={texts.open} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Drawer open={open} onClose={() => setOpen(false)} title={texts.open} closeLabel={texts.close}>
        <p>{texts.lead}</p>
        <div className={styles.actions}>
          <DataCopyButton />
          <OtherDevicesButton />
          <EraseButton />
        </div>
      </Drawer>
    </>
  )
}
