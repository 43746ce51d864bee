import { part, trimmed, type Said } from './said.ts'

/** A sentence as it stands once the visitor has put themselves right; `corrects` where they did. `unclear` where it cannot be told which of two is meant. */
export type Settled = { said: Said; corrects: boolean; unclear?: true }

const pivot =
  /[\s,.;:\-–(*]+(na verdade( e| eh)?|na vdd( e| eh)?|digo|quer dizer|ou melhor|ops|opa|alias|corrigindo|correcao|o c(erto|orreto)( e)?|minto|perdao|pera(i)?|nao pera(i)?|errei(,? e| eh)?|(ta |esta |e )?errad[oa](,? e| eh)?|me enganei|desculpa|desculpe)[\s,.;:!)]+(nao,? )?(e |eh )?(?=\S)/g
const atStart =
  /^(na verdade|na vdd|digo|quer dizer|ou melhor|ops|opa|alias|corrigindo|correcao|errei|me enganei|desculpa|desculpe|perdao|nao,? (na verdade|espera|pera|perai|errei)|o certo e|o correto e)[\s,.;:!]+(errei[\s,.;:!]+)?(o certo )?(e |eh |o correto e |o certo e )?/
const notThis =
  /^(.*?)\bn(?:ao|)\s+(?:e|eh|era|moro no|moro na|quero o|quero a|quero|(?:o|dia|no|no dia)(?= \d))\s+(.+?)(?:[\s,;.]+(?:e sim|mas sim|e|eh|mas|o certo e|o correto e|sim|moro no|quero o|quero a|quero)|\s*[,;.])[\s,:]+(?:e |eh |sim,? )?(\S.*)$/
const thatNotThis =
  /^(.+?)(?:\s*[,;]\s*|\s+e\s+)nao\s+(?:e\s+|eh\s+|o\s+|a\s+|era\s+)?(?!tem\b|tenho\b|sei\b|quero\b|possui\b|ha\b|mora\b|e\b)([^,;]+)$/
const noToThis = /^(.+?)\s+n(?:ao|)\s*[,;.]\s*(?:e |eh |sim |quero |prefiro |melhor )?(\S.*)$/

/** 'não é 35, é 53', '35, digo, 53', 'na verdade é 53' all say 53. What was named before goes on being named. */
export function settled(said: Said, naming: (part: Said) => Said | null): Settled {
  const opening = atStart.exec(said.plain)
  if (opening) return { said: part(said, opening[0].length), corrects: true }
  const turn = [...said.plain.matchAll(pivot)].at(-1)
  if (turn && turn.index > 0)
    return { said: named(part(said, 0, turn.index), part(said, turn.index + turn[0].length), naming), corrects: true }
  const no = notThis.exec(said.plain)
  if (no) return { said: named(part(said, 0, no[1]?.length ?? 0), tail(said, no[3]), naming), corrects: true }
  const refused = noToThis.exec(said.plain)
  if (refused && !/^(?:o |a |meu |minha )?(?:s|sim|quero|tem)$/.test(refused[1] ?? ''))
    return { said: tail(said, refused[2]), corrects: true }
  const kept = thatNotThis.exec(said.plain)
  return kept ? { said: part(said, 0, kept[1]?.length ?? 0), corrects: true } : { said, corrects: false }
}

const tail = (said: Said, words = '') => part(said, said.plain.length - words.length)

/** The label that the first half carried is set before the second. */
function named(first: Said, second: Said, naming: (part: Said) => Said | null): Said {
  const own = naming(second)
  const label = own ? null : naming(first)
  if (!label) return second
  const [a, b] = [trimmed(label), trimmed(second)]
  return { text: `${a.text} ${b.text}`, plain: `${a.plain} ${b.plain}` }
}
