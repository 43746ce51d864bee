/** The streamings that words name, or that show what the words wish for; any of the slugs will do. */
const named: [words: string, slugs: readonly string[]][] = [
  ['globo ?play|globo|novelas?|novelinhas?|bbb|big brother|vale tudo|pantanal', ['globo-play']],
  [
    'hbo ?max|hbo|max|agabeo|filmes?|filminhos?|series?|cinema|champions(?: league)?|uefa|(?:casa|series?) do dragao|dragao|game of thrones|friends|harry potter|last of us',
    ['MAX'],
  ],
  ['paramount(?: plus)?|esportes?|libertadores|bob esponja|yellowstone|top gun', ['paramount-plus']],
  ['deezer|dizer|musicas?', ['deezer']],
  ['futebol|futibol', ['MAX', 'paramount-plus']],
]
/** Sold by others only. */
const unsold =
  'netflix|disney(?: plus)?|amazon(?: prime)?|prime(?: video)?|apple tv|apple|telecine|premiere|spotify|crunchyroll|star plus|youtube premium|hulu|looke'
const any = 'cana(?:l|is)|aplicativos?|apps?|streamings?|streaming s|streams?|streming|estriming|stream'

/** What there is to see or hear, wherever it is. */
const shows = '(?:filmes?|filminhos?|series?|novelas?|musicas?|esportes?|futebol)'

/** Every word that speaks of a streaming, as a pattern. */
export const streamWord = `(?:${[...named.map(([words]) => words), unsold, any].join('|')})`
/** 'Filmes da Paramount' are of Paramount. */
export const showsOf = `(?:(?:o |a |os |as )?${shows} (?:d|n|pel)[ao] (?=${streamWord}(?: |$)))`

/** Whether words name what there is to see, and no streaming. */
export const areShows = (words: string) => new RegExp(`^${shows}$`).test(words)

/** What the words name: some slugs, all of them, or one that is not sold. */
export function streamingsNamed(words: string): readonly string[] | 'any' | 'unsold' {
  if (new RegExp(`^(?:${any})$`).test(words)) return 'any'
  return named.find(([names]) => new RegExp(`^(?:${names})$`).test(words))?.[1] ?? 'unsold'
}

const spoken = new RegExp(`\\b${streamWord}\\b`)

/** Whether some words speak of a streaming. */
export const namesStreaming = (words: string) => spoken.test(words)

const others = new RegExp(`\\b(?:${unsold})\\b`)

/** Whether some words name a streaming that only others sell. */
export const namesUnsold = (words: string) => others.test(words)

/** The streamings that are named anywhere in some words, each by itself. */
export const streamsIn = (words: string): string[] =>
  named.flatMap(([names, [slug, ...more]]) =>
    slug !== undefined && more.length === 0 && new RegExp(`\\b(?:${names})\\b`).test(words) ? [slug] : [],
  )

/** Whether a question is about a streaming that the answer beside it does not name. */
export function asksForOther(question: string, answer: string): boolean {
  const [asked, told] = [streamsIn(question), streamsIn(answer)]
  return namesStreaming(question) && (asked.length === 0 || asked.some((slug) => !told.includes(slug)))
}
