import { streamingDetails } from '../../content/streamingDetails.ts'

type Row = { called: string; plays: string; shared?: string }
const rows = Object.entries<Row>(streamingDetails)
const whole = (words: string) => new RegExp(`^(?:${words})$`)
const within = (words: string) => new RegExp(`\\b(?:${words})\\b`)

/** Streamings of other companies, the longer names first; filtered below by those that plans include. */
const ofOthers =
  'netflix|disney plus|disney|amazon prime video|amazon prime|amazon|prime video|prime|apple tv plus|apple tv|apple|telecine|premiere|spotify|crunchyroll|star plus|youtube premium|hulu|looke'
export const unsold = ofOthers
  .split('|')
  .filter((name) => !rows.some(([, { called }]) => whole(called).test(name)))
  .join('|')
const misspelt = 'streams?|streming|estriming'
const any = `cana(?:l|is)|aplicativos?|apps?|streamings?|streaming s|${misspelt}`

/** Kinds of shows, independent of a streaming. */
const shows = '(?:filmes?|filminhos?|series?|novelas?|musicas?|esportes?|futebol)'

const wordsOf = ({ called, plays, shared }: Row) => [called, plays, shared].filter(Boolean).join('|')

/** The names of streamings, and the word itself. */
export const streamingName = [...rows.map(([, { called }]) => called), 'streamings?'].join('|')

/** Replaces each streaming's name by 'streaming', because questions about one apply to all. */
export const streamingForNames = (words: string) => words.replace(anyName, 'streaming')
const anyName = new RegExp(
  `\\b(?:${[...rows.map(([, { called }]) => called), ofOthers.replace(/\|(?:prime|apple)(?=\|)/g, ''), misspelt].join('|')})\\b`,
  'g',
)

/** All words about streamings, as a pattern. */
export const streamWord = `(?:${[...rows.map(([, row]) => wordsOf(row)), unsold, any].join('|')})`
/** 'Filmes da Paramount' means Paramount. */
export const showsOf = `(?:(?:o |a |os |as )?${shows} (?:d|n|pel)[ao] (?=${streamWord}(?: |$)))`

/** Whether words name only a kind of show, and no streaming. */
export const areShows = (words: string) => whole(shows).test(words)

/** The streamings that words name: some slugs, any, or an unsold one. */
export function streamingsNamed(words: string): readonly string[] | 'any' | 'unsold' {
  if (whole(any).test(words)) return 'any'
  const slugs = rows.flatMap(([slug, row]) => (whole(wordsOf(row)).test(words) ? [slug] : []))
  return slugs.length > 0 ? slugs : 'unsold'
}

const spoken = within(streamWord)

/** Whether words are about a streaming. */
export const namesStreaming = (words: string) => spoken.test(words)

const others = within(unsold)

/** 'Vejo a novela' may be a wish for a streaming, or only a remark. */
export const tellsOfShows = (words: string) => watchesOrLikes.test(words) && !named.test(words) && !/\d/.test(words)
export const watchesOrLikes = /\b(?:assist\w+|gost[ao]\w*|ador\w+|ve|ver|vejo|vemos|olh[ao]\w*|acompanh\w+)\b/
const named = new RegExp(`\\b(?:${streamingName})\\b`)

/** Whether words name a streaming that only others sell. */
export const namesUnsold = (words: string) => others.test(words)

/** The streamings that are named anywhere in a text. */
export const streamsIn = (words: string): string[] =>
  rows.flatMap(([slug, { called, plays }]) => (within(`${called}|${plays}`).test(words) ? [slug] : []))
