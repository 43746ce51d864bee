import { videoHost } from '../../src/api/contract/newsVideos.ts'

const marker = '<meta name="news-videos" content="">'

/** Adds the setting's videos to a page that the build marked. */
export const withNewsVideos = (html: string, videos: string) => (videos ? html.replace(marker, tag(videos)) : html)

const tag = (videos: string) => `<meta name="news-videos" content="${videos}">`

/** The mark of a page that the build did not render. */
export const newsMark = ({ news = false }: { news?: boolean | undefined }) => (news ? marker : '')

/** The hosts whose frames a page may show. */
export const framesFor = (html: string, videos: string) => (videos && html.includes(marker) ? [videoHost] : [])
