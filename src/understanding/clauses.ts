/** Excludes shortenings, whose dot ends no sentence: 'Maria Ap. Ferreira' */
const unshortened = '(?<!(?<![\\p{L}\\d-])(?:Ap|Sta|Sto|Dra?|Sra?|Jr|Fc[oa]|\\p{Lu})\\.)'
const pause = new RegExp(`(?<=[.?!;])${unshortened}\\s+|\\n`, 'u')

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
