import { newsVideosIn, type NewsPiece } from '../../api/contract/newsVideos.ts'

/** The operator's video of a piece of news, on the pages whose content policy allows it. The server writes it into their head. */
export function newsVideo(piece: NewsPiece): string | null {
  const said = document.querySelector<HTMLMetaElement>('meta[name="news-videos"]')?.content ?? ''
  return newsVideosIn(said)?.get(piece) ?? null
}
