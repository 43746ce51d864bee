import type { NewsToRead } from '../../../content/news.ts'
import { newsTexts as texts } from '../../../content/texts/landing/newsTexts.ts'
import { NewsArt } from '../../../ui/art/NewsArt.tsx'
import { SwipeableDrawer } from '../../../ui/feedback/SwipeableDrawer.tsx'
import styles from '../News.module.css'
import { findNewsVideo } from '../findNewsVideo.ts'
import { NewsVideo } from './NewsVideo.tsx'

type Props = { piece: NewsToRead; open: boolean; onClose: () => void }

/** A piece of news: its text, below its video if it has one. */
export function NewsDrawer({ piece, open, onClose }: Props) {
  const video = findNewsVideo(piece.id)
  return (
    <SwipeableDrawer
      className={styles.drawer}
      open={open}
      onClose={onClose}
      title={piece.title}
      closeLabel={texts.close}
      art={video === null && <NewsArt name={piece.art} />}
    >
      {video !== null && <NewsVideo key={piece.id} video={video} piece={piece} />}
      {piece.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </SwipeableDrawer>
  )
}
