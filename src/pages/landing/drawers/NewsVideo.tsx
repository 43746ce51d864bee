import { useEffect, useRef, useState } from 'react'
import { videoHost } from '../../../api/contract/newsVideos.ts'
import type { NewsToRead } from '../../../content/news.ts'
import { newsTexts as texts } from '../../../content/texts/landing/newsTexts.ts'
import { NewsArt } from '../../../ui/art/NewsArt.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import styles from '../News.module.css'

/** A video at its provider. No request goes there before the visitor presses the button on our own picture. */
export function NewsVideo({ video, piece: { title, art } }: { video: string; piece: NewsToRead }) {
  const [isWanted, setWanted] = useState(false)
  return (
    <div className={styles.video}>
      {isWanted ? (
        <Player video={video} title={title} />
      ) : (
        <div className={classes('art', styles.poster)}>
          <NewsArt name={art} />
          <Button look="signal" split icon="arrow" onClick={() => setWanted(true)}>
            {texts.play}
          </Button>
        </div>
      )}
      <p className="meta">{texts.provider}</p>
    </div>
  )
}

/** The provider plays only with a referrer, so only this frame sends one. */
function Player({ video, title }: { video: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <iframe
      ref={frame}
      className={styles.player}
      src={`${videoHost}/embed/${video}?${options}`}
      title={texts.video(title)}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- Its origin is not ours, and its player needs both
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    />
  )
}

const options = new URLSearchParams({ autoplay: '1', vq: 'hd1080', rel: '0', playsinline: '1', hl: 'pt-BR' })
