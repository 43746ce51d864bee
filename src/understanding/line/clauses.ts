/** Excludes shortenings, whose dot ends no sentence: 'Maria Ap. Ferreira' */
const unshortened = '(?<!(?<![\\p{L}\\d-])(?:Ap|Sta|Sto|Dra?|Sra?|Jr|Fc[oa]|\\p{Lu})\\.)'
/** An emoji, which ends a sentence. */
export const emoji = '\\p{Extended_Pictographic}[\\p{Emoji_Modifier}\\u{FE0F}]?'
const pause = new RegExp(`(?<=[.?!;]|${emoji})${unshortened}\\s+|\\n`, 'u')

/** The sentences of a text, each with its mark. */
export const sentencesOf = (text: string) => text.split(pause).filter((sentence) => sentence.trim() !== '')

export const askingIn = (text: string) => sentencesOf(text).filter((sentence) => sentence.includes('?'))

export const tellingIn = (text: string) => sentencesOf(text).filter((sentence) => !sentence.includes('?'))

/** The clauses of a text, the last first; empty if there is only one. */
export function clausesFromEnd(text: string): string[] {
  const clauses = text
    .split(/(?<=[.?!;,])\s+|\s+(?=(?:mas|por[ée]m|s[óo] que|pq|porque|pois)\s)/i)
    .map((clause) => clause.replace(/^(?:mas|por[ée]m|s[óo] que|e|a[ií]|ent[ãa]o)\s+|[,;.\s]+$/gi, ''))
    .filter((clause) => clause !== '')
  return clauses.length > 1 ? clauses.toReversed() : []
}

/** Joins to a sentence the next one that asks how it stands, or says its value: 'a conta é 67980-1. Tá certo?' */
export const sentencesWithTails = (text: string) =>
  sentencesOf(text).reduce<string[]>(
    (all, one) =>
      asksIfSo.test(one) && all.length > 0 ? [...all.slice(0, -1), `${all.at(-1)} ${one}`] : [...all, one],
    [],
  )
const asksIfSo = new RegExp(
  `^\\W*(?:${[
    'qual (?:que |d[aeo]l?[ae]?s? |dia |data |dois |duas |que |e )*(?:vale|t[áa]|est[áa]|ficou|(?:a |o )?cert[oa]).*',
    '(?:(?:est[áa]|t[áa]|é|eh|foi|ficou|anotou|conf(?:ere|irma)|isso|n[ée]|certo|corret[oa]|assim|mesmo|a[ií]|pra mim|sim ou n[ãa]o)[\\s.!?]*)+',
    '(?:est[áa]|t[áa]|é|eh) .*(?:\\?|sim ou n[ãa]o\\W*)',
    '[\\d\\s().-]+',
  ].join('|')})$`,
  'iu',
)
