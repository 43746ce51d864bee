import { part, trimmed, type Said } from './normalizeText.ts'

/** A sentence as it stands once the visitor has put themselves right; `corrects` where they did. */
export type SelfCorrected = { said: Said; corrects: boolean }

/** What people say once they see that they said it wrong. */
const oops =
  '(na verdade|na vdd|pensando bem|melhor(?= dia)|digo|quer dizer|ou melhor|ops|opa|alias|corrigindo|correcao|o (certo|correto)|minto|perdao|' +
  'perai?|errei|digitei errado|inverti|retifico|me enganei|desculpa|desculpe)'
const is = '(e |eh )?'
const pivot = new RegExp(
  `[\\s,.;:\\-–(*]+(${oops}|nao,? (es)?perai?(?! que)|(ta |esta |e )?errad[oa])(,? e| eh)?[\\s,.;:!)]+(nao, ?)?(?![\\s,.;:!)])${is}(?!(?:nao|nem|esquec\\w+)\\b)(?=\\S)`,
  'g',
)
const atStart = new RegExp(
  `^(${oops}|nao,? (na verdade|espera|perai?|errei))( e)?[\\s,.;:!]+(errei[\\s,.;:!]+)?(o (certo|correto) )?${is}`,
)
const of = '(e|eh|era|me chamo|moro no|moro na|quero o|quero a|quero|(o|dia|no|no dia)(?= \\d))'
const butThis = '(e sim|mas sim|e|eh|mas|o (certo|correto) e|sim|moro no|quero o|quero a|quero)'
const notThis = new RegExp(
  `^(?<before>(?<first>.*?)\\bn(ao|)\\s+${of}\\s+.+?)([\\s,;.]+${butThis}|\\s*[,;.])[\\s,:]+${is}(sim,? )?(?<last>\\S.*)$`,
)
const thatNotThis =
  /^(?<first>.+?)(\s*[,;]\s*|\s+e\s+)nao\s+((e|eh|o|a|era)\s+)?(?!(tem|tenho|sei|quero|possui|ha|mora|e)\b)[^,;]+$/
const noToThis =
  /^(?<first>.+?)\s+n(ao|)( da| posso| rola)?\s*[,;.]\s*((e|eh|sim|quero|prefiro|melhor|pode ser) )?(?<last>\S.*)$/

/** 'não é 35, é 53', '35, digo, 53', 'na verdade é 53' all say 53. What was named before goes on being named. */
export function selfCorrected(said: Said, naming: (part: Said) => Said | null): SelfCorrected {
  const opening = atStart.exec(said.plain)
  if (opening) return { said: part(said, opening[0].length), corrects: true }
  const turn = [...said.plain.matchAll(pivot)].at(-1)
  if (turn && turn.index > 0)
    return { said: named(part(said, 0, turn.index), part(said, turn.index + turn[0].length), naming), corrects: true }
  const no = notThis.exec(said.plain)?.groups
  if (no) {
    const ahead = [no['first'], no['before']].map((words) => head(said, words)).find(naming) ?? head(said)
    return { said: named(ahead, tail(said, no['last']), naming), corrects: true }
  }
  const refused = noToThis.exec(said.plain)?.groups
  if (refused && !/^((o|a|meu|minha) )?(s|sim|quero|tem)$/.test(refused['first'] ?? ''))
    return { said: tail(said, refused['last']), corrects: true }
  const kept = thatNotThis.exec(said.plain)?.groups
  return kept ? { said: head(said, kept['first']), corrects: true } : { said, corrects: false }
}

const head = (said: Said, words = '') => part(said, 0, words.length)
const tail = (said: Said, words = '') => part(said, said.plain.length - words.length)

/** The label that the first half carried is set before the second. */
function named(first: Said, second: Said, naming: (part: Said) => Said | null): Said {
  const own = naming(second)
  const label = own ? null : naming(first)
  if (!label) return second
  const [a, b] = [trimmed(label), trimmed(second)]
  return { text: `${a.text} ${b.text}`, plain: `${a.plain} ${b.plain}` }
}
