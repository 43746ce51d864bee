import { useId } from 'react'
import { useDispatch } from 'react-redux'
import { continueOnOtherDeviceTexts as texts } from '../../content/texts/otherDevice/continueOnOtherDeviceTexts.ts'
import { linking } from '../../funnel/slice.ts'
import { isOrderOpen } from '../../funnel/views/isOrderOpen.ts'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useFunnel } from '../useFunnel.ts'
import styles from '../Order.module.css'

const LinkDialog = lazyPart(async () => (await import('../device/LinkDialog.tsx')).LinkDialog)

/** Offers to continue at another device, from the first answer until the order is placed. */
export function OrderActions() {
  const dispatch = useDispatch()
  const id = useId()
  if (!useFunnel(isOrderOpen)) return null
  return (
    <div className={styles.actions}>
      <TextButton small onClick={() => dispatch(linking({ open: id, error: null }))}>
        {texts.open}
      </TextButton>
      <LinkDialog from={id} />
    </div>
  )
}

export { Erased } from '../erase/EraseButton.tsx'
export { OwnData } from './OwnData.tsx'
