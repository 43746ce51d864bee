import type { NewsToRead } from '../../../content/news.ts'
import { newsTexts as texts } from '../../../content/texts/newsTexts.ts'
import { NewsArt } from '../../../ui/art/NewsArt.tsx'
import { SiteDrawer } from '../../../ui/feedback/SiteDrawer.tsx'
import styles from '../News.module.css'

type Props = { piece: NewsToRead; open: boolean; onClose: () => void }

/** A piece of news, to be read here. */
export function NewsDrawer({ piece, open, onClose }: Props) {
  return (
    <SiteDrawer
      className={styles.drawer}
      open={open}
      onClose={onClose}
      title={piece.title}
      closeLabel={texts.close}
      art={<NewsArt name={piece.art} />}
    >
      {piece.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </SiteDrawer>
  )
}
