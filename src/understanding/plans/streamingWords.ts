import { streamingDetails } from '../../content/streamingDetails.ts'

type Row = { called: string; plays: string; shared?: string }
const rows = Object.entries<Row>(streamingDetails)
const whole = (words: string) => new RegExp(`^(?:${words})$`)
const within = (words: string) => new RegExp(`\\b(?:${words})\\b`)

/** Sold by others, the longer names first; none that a plan may include. */
const ofOthers =
  'netflix|disney plus|disney|amazon prime video|amazon prime|amazon|prime video|prime|apple tv plus|apple tv|apple|telecine|premiere|spotify|crunchyroll|star plus|youtube premium|hulu|looke'
export const unsold = ofOthers
  .split('|')
  .filter((name) => !rows.some(([, { called }]) => whole(called).test(name)))
  .join('|')
const misspelt = 'streams?|streming|estriming'
const any = `cana(?:l|is)|aplicativos?|apps?|streamings?|streaming s|${misspelt}`

/** What there is to see or hear, wherever it is. */
const shows = '(?:filmes?|filminhos?|series?|novelas?|musicas?|esportes?|futebol)'

const wordsOf = ({ called, plays, shared }: Row) => [called, plays, shared].filter(Boolean).join('|')

/** What streamings are called, and the word for one. */
export const streamingName = [...rows.map(([, { called }]) => called), 'streamings?'].join('|')

/** Words in which each streaming, of a plan or not, is called 'streaming': what is asked of one is asked of all. */
export const streamingForNames = (words: string) => words.replace(anyName, 'streaming')
const anyName = new RegExp(
  `\\b(?:${[...rows.map(([, { called }]) => called), ofOthers.replace(/\|(?:prime|apple)(?=\|)/g, ''), misspelt].join('|')})\\b`,
  'g',
)

/** Every word that speaks of a streaming, as a pattern. */
export const streamWord = `(?:${[...rows.map(([, row]) => wordsOf(row)), unsold, any].join('|')})`
/** 'Filmes da Paramount' are of Paramount. */
export const showsOf = `(?:(?:o |a |os |as )?${shows} (?:d|n|pel)[ao] (?=${streamWord}(?: |$)))`

/** Whether words name what there is to see, and no streaming. */
export const areShows = (words: string) => whole(shows).test(words)

/** What the words name: some slugs, all of them, or one that is not sold. */
export function streamingsNamed(words: string): readonly string[] | 'any' | 'unsold' {
  if (whole(any).test(words)) return 'any'
  const slugs = rows.flatMap(([slug, row]) => (whole(wordsOf(row)).test(words) ? [slug] : []))
  return slugs.length > 0 ? slugs : 'unsold'
}

const spoken = within(streamWord)

/** Whether some words speak of a streaming. */
export const namesStreaming = (words: string) => spoken.test(words)

const others = within(unsold)

/** 'Vejo a novela' may wish for a streaming, or only tell. */
export const tellsOfShows = (words: string) => watches.test(words) && !named.test(words) && !/\d/.test(words)
export const watches = /\b(?:assist\w+|ve|vejo|vemos|olh[ao]\w*|acompanh\w+)\b/
const named = new RegExp(`\\b(?:${streamingName})\\b`)

/** Whether some words name a streaming that only others sell. */
export const namesUnsold = (words: string) => others.test(words)

/** The streamings that are named anywhere in some words, each by itself. */
export const streamsIn = (words: string): string[] =>
  rows.flatMap(([slug, { called, plays }]) => (within(`${called}|${plays}`).test(words) ? [slug] : []))
