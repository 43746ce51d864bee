import { newsVideosIn, type NewsPiece } from '../../api/contract/newsVideos.ts'

/** The operator's video of a news item. The server names it in the head of pages whose policy allows it. */
export function findNewsVideo(piece: NewsPiece): string | null {
  const said = document.querySelector<HTMLMetaElement>('meta[name="news-videos"]')?.content ?? ''
  return newsVideosIn(said)?.get(piece) ?? null
}
