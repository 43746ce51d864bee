import { plainWords } from '../../src/api/contract/values/plainWords.ts'

/** A street for comparison: its kind ('rua') and the words of its name. */
export type StreetWords = { kind: string | null; words: string[] }

/** Splits a street's name into full words without particles: 'R. Dr. Alcides' is 'rua', 'doutor alcides'. */
export function streetWords(street: string): StreetWords {
  const all = plainWords(street).split(' ').filter(Boolean)
  const kind = all.length > 1 ? kinds.get(all[0] ?? '') : undefined
  const words = (kind ? all.slice(1) : all).filter((word) => !small.has(word))
  return { kind: kind ?? null, words: words.map((word) => shortened.get(word) ?? word) }
}

/** Whether each sought word begins a word of the street. */
export const isLike = ({ words }: StreetWords, sought: StreetWords) =>
  sought.words.every((begin) => words.some((word) => word.startsWith(begin)))

/** Whether a word may be abbreviated in a street's name. */
export const isShortened = (word: string) => fullWords.has(word)

const kinds = new Map(
  Object.entries({
    rua: 'rua r',
    avenida: 'avenida av ave aven',
    alameda: 'alameda al',
    travessa: 'travessa tv trav',
    praca: 'praca pc pca',
    estrada: 'estrada est estr',
    rodovia: 'rodovia rod',
    largo: 'largo lg',
    ladeira: 'ladeira ld',
    viela: 'viela',
    beco: 'beco',
  }).flatMap(([kind, written]) => written.split(' ').map((each) => [each, kind] as const)),
)

const small = new Set(['da', 'das', 'de', 'do', 'dos', 'e'])

const shortened = new Map(
  Object.entries({
    dr: 'doutor',
    dra: 'doutora',
    prof: 'professor',
    profa: 'professora',
    eng: 'engenheiro',
    cel: 'coronel',
    cap: 'capitao',
    gen: 'general',
    mal: 'marechal',
    ten: 'tenente',
    brig: 'brigadeiro',
    pe: 'padre',
    sta: 'santa',
    sto: 'santo',
    pres: 'presidente',
    gov: 'governador',
  }),
)
const fullWords = new Set(shortened.values())
