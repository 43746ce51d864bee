import { beforeWhatsappTexts as texts } from '../../content/texts/site/beforeWhatsappTexts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import styles from './WhatsappMessageDialog.module.css'

type Props = { href: string; open: boolean; onClose: () => void }

/** Shows the message that a WhatsApp link sends, before it opens. */
export function WhatsappMessageDialog({ href, open, onClose }: Props) {
  const footer = (
    <>
      <Button look="line" onClick={onClose}>
        {texts.stay}
      </Button>
      <ButtonLink data-read="" href={href} target="_blank" icon="wa" onClick={onClose}>
        {texts.open}
      </ButtonLink>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} closeLabel={texts.close} footer={footer}>
      <p>{texts.lead}</p>
      <blockquote className={styles.message}>{new URL(href).searchParams.get('text')}</blockquote>
      <p className="meta">{texts.nothingPersonal}</p>
    </Dialog>
  )
}
