import { useState, useSyncExternalStore } from 'react'
import { emptySubscribe } from '../../browser/emptySubscribe.ts'
import { newsFor, type NewsToRead as Read, type News as Piece } from '../../content/news.ts'
import { newsTexts as texts } from '../../content/texts/landing/newsTexts.ts'
import { NewsArt } from '../../ui/art/NewsArt.tsx'
import { onUnmodifiedClick } from '../../ui/buttons/unmodifiedClick.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { classes } from '../../ui/classes.ts'
import { rarePart } from '../../ui/lazyPart.tsx'
import { ScrollRow } from '../../ui/layout/ScrollRow.tsx'
import styles from './News.module.css'
import { findNewsVideo } from './findNewsVideo.ts'

/** News in a row of cards. Texts open in a drawer; without scripts, inside the card. */
export function News({ withStreaming }: { withStreaming: boolean }) {
  const [read, setRead] = useState<Read | null>(null)
  const [open, setOpen] = useState(false)
  const show = (piece: Read) => {
    setRead(piece)
    setOpen(true)
  }
  return (
    <section className="section sunken" id="novidades">
      <ScrollRow heading={texts.heading} lead={texts.lead} back={texts.back} on={texts.on}>
        <ul className={styles.row}>
          {newsFor(withStreaming).map((piece) => (
            <NewsCard key={piece.id} piece={piece} onRead={show} />
          ))}
        </ul>
      </ScrollRow>
      {read && <NewsDrawer piece={read} open={open} onClose={() => setOpen(false)} />}
    </section>
  )
}

function NewsCard({ piece, onRead }: { piece: Piece; onRead: (piece: Read) => void }) {
  const { id, art, title, description } = piece
  return (
    <li className={styles.card}>
      <div className={classes('art', styles.art)}>
        <NewsArt name={art} />
      </div>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{description}</p>
        {'text' in piece ? (
          <ReadHere piece={piece} address={`novidade-${id}`} onRead={onRead} />
        ) : (
          <TextLink href={piece.link.href} target="_blank" icon="arrow">
            {piece.link.label}
          </TextLink>
        )}
      </div>
    </li>
  )
}

/** The link opens a drawer. Until its code is loaded, it leads to the text below, which the hash makes visible. */
function ReadHere({ piece, address, onRead }: { piece: Read; address: string; onRead: (piece: Read) => void }) {
  const hasVideo = useSyncExternalStore(
    emptySubscribe,
    () => findNewsVideo(piece.id) !== null,
    () => false,
  )
  return (
    <>
      <TextLink
        href={`#${address}`}
        icon="plus"
        about={texts.about(piece.title)}
        onClick={onUnmodifiedClick(() => onRead(piece))}
      >
        {hasVideo ? texts.watch : texts.more}
      </TextLink>
      <div id={address} className={styles.text}>
        {piece.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </>
  )
}

const NewsDrawer = rarePart(async () => (await import('./drawers/NewsDrawer.tsx')).NewsDrawer)
