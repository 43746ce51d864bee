import { type Offered, type Stated } from './planCondition.ts'
import { streamWord } from './streamingWords.ts'
import { parsePlanCondition, isFiller } from './parsePlanCondition.ts'

/** The conditions in one clause about plans; `isKnown` if every word is accounted for. */
export type Clause = {
  words: string
  stated: Stated[]
  isKnown: boolean
  /** Whether it wishes for something. */
  isWish: boolean
  /** Whether it only denies the clause before. */
  isNo: boolean
}

const wishes =
  /^(?:quero e|quero|queria|gostaria|prefiro|vou (?:querer|ficar|levar|pegar|contratar|assinar|fechar|de|no|na|com|nesse)|fico com|fica|pode ser|me (?:ve|da|manda|coloca)|manda|coloca|bota|ponha|poe|escolho|pego|pega|pegue|levo|leva|fecha|contrata|assina|bora|vai (?:de|no|na)|[oa] (?:meu|minha) e|vamos (?:de|no|com)|want)(?= |$)/
const refuses =
  /^(?:nem|nunca|menos|exceto|fora|tira(?:r|ndo)?(?= [oa] )|salvo|nada de|dispenso|descarto|em vez d[aeo]|no lugar d[aeo]|sem ser|que nao seja|que nao tenha|que nao venha com|nao)(?: (?:e|quero|queria|vou querer|pode ser|preciso|precisa|uso|assisto|vejo|ligo para|curto|gosto|gostei|faco questao|mais|de|do|da|ter|ser|seja|com|o|a|quer|que|venha|tenha|nem))*(?= |$)/
const refusesBehind =
  /^nao(?: (?:quero|serve|da|rola|presta|compensa|aguenta|conta|obrigad[oa]|por favor|viu|ne|para|mim|me|mesmo|posso|consigo|preciso|gostei|curti|vale|a|pena|resolve|chega|basta|atende|e|bom|suficiente|uso|vejo|assisto|ligo|curto|faco questao|de jeito nenhum|porra|nao))*$/
const much = '(?:(?:muito|meio|bem|algum|pouco|bastante|tao|super|mais) )*'
const faulted = new RegExp(
  `^(?:(?:e|esta|acho|achei|sai|fica|ficou|parece|seria|e que e) (?:para mim )?${much}(?:muit[oa]|demais|muita coisa)|` +
    `(?:(?:e|esta|acho|achei|sai|fica|ficou|parece|seria) )?${much}(?:car[oa]|carinh[oa]|puxad[oa]|pouc[oa]|pouquinho|lent[oa]|frac[oa]|fraquinh[oa]|exager[oa]|salgad[oa]|ruim|desnecessari[oa]|apertad[oa]|insuficiente))` +
    '(?: (?:demais|para mim|para nos|para a gente|mesmo|da conta))*(?= |$)',
)
const praised =
  /^(?:(?:esta|fica|seria|ja) )*(?:(?:muito|bem|mais que) )?(?:bom|boa|otim[oa]|suficiente|perfeit[oa]|ideal|show|massa|serve|da conta|me atende|atende|resolve|basta|chega|da para (?:mim|nos))(?: (?:para mim|para nos|para a gente|demais|mesmo|ja))*(?= |$)/
const ifSold =
  /^(?:se|caso|que) (?:ainda |voces )?(?:tiver\w*|tem|houver|tenham?|haja|existir|der|ter|for possivel|puder|chegar|estiver disponivel)(?= |$)/
const anyway = new RegExp(
  `^(?:tanto faz|independente de|nao importa|nao faco questao de|nao ligo para)(?: (?:o|a|os|as|ter|ser|com|se tem|de))*(?: ${streamWord})?(?= |$)`,
)
/** Matches judgements, which do not choose: 'o melhor' of several */
const unclear =
  /^(?:(?:e (?:muito )?(?:bom|boa|melhor|pior)\b(?! para (?:mim|nos))|(?:posso|podem|consigo|da para)\b(?! mim| nos))|[oa] melhor(?= (?!(?:e|seria) )|$)|para que\b)/

/** Matches 'Para trabalhar em casa' at the beginning */
const purpose =
  /^para (?!ver|assistir|ouvir|escutar)\w{2,}[aei]r(?: (?:em casa|de casa|online|jogos?|bem|muito|direito))*(?= |$)/
/** Matches 'Tem que ter' */
const needed = /^(?:tem que|precisa|tinha que|teria que) (?:ter|vir com|ser|vir)(?= |$)/
/** Whether a verb asks: 'Esse tem globoplay' does, 'o que tem globoplay' does not. */
const isAsking = (words: string, left: string) =>
  /^(?:tem|vem|inclui|passa|traz)(?= )/.test(left) &&
  !/(?:^|\b)(?:que|voces|ja|e)$/.test(words.slice(0, words.length - left.length).trimEnd())

/** Parses a clause word by word. */
export function parsePlanClause(words: string, offers: readonly Offered[]): Clause {
  const read: Clause = { words, stated: [], isKnown: true, isWish: false, isNo: false }
  let left = words
  let isDenied = false
  let isOut = false
  let isFaulted = false
  while (left !== '') {
    const either = anyway.exec(left)
    const found = either ? null : parsePlanCondition(left, offers)
    if (found) {
      const isStream = found.condition.kind === 'streams'
      isOut = isStream && (found.isOut === true || isOut)
      read.stated.push({ condition: found.condition, isDenied: isDenied !== isOut, isOut })
      left = left.slice(found.length).trimStart()
      continue
    }
    if (refusesBehind.test(left)) {
      read.isNo = read.stated.length === 0 && left === 'nao'
      read.stated = denied(read.stated)
      break
    }
    const no = refuses.exec(left)
    const wish = wishes.exec(left)
    const fault = faulted.exec(left)
    const idle =
      either ??
      ifSold.exec(left) ??
      (left === words ? purpose.exec(left) : null) ??
      needed.exec(left) ??
      praised.exec(left)
    const isAfterAll = left.startsWith('nao') && read.stated.some((one) => !one.isDenied) && !read.isWish
    if (no && isAfterAll) read.isKnown = false
    if (no) isDenied = isDenied || !(isOut && left.startsWith('nem'))
    else if (fault) isFaulted = true
    else if (wish) {
      read.isWish = true
      isDenied = false
    } else if (!idle && (unclear.test(left) || isAsking(words, left) || !isFiller(left.split(' ')[0] ?? '')))
      read.isKnown = false
    if (/^(?:com|tenha|que)(?= |$)/.test(left)) isOut = false
    const length = (no ?? fault ?? wish ?? idle)?.[0].length ?? (left.split(' ')[0] ?? '').length
    left = left.slice(length).trimStart()
  }
  read.stated = together(read.stated)
  if (!isFaulted) return read
  return {
    ...read,
    isWish: false,
    isKnown: read.isKnown && (read.stated.length > 0 || faulted.test(words)),
    isNo: read.isNo || (read.isKnown && read.stated.length === 0),
    stated: denied(read.stated),
  }
}

/** Joins denials: 'Não o de 500 com HBO' leaves other plans of 500, 'não quero 500 nem 600' leaves neither. */
function together(stated: Stated[]): Stated[] {
  const unwanted = stated.filter((one) => one.isDenied && !one.isOut).map(({ condition }) => condition)
  const kinds = new Set(unwanted.map(({ kind }) => kind))
  if (unwanted.length < 2 || kinds.size < unwanted.length || kinds.has('place')) return stated
  return [
    ...stated.filter((one) => !one.isDenied || one.isOut),
    { condition: { kind: 'all', of: unwanted }, isDenied: true },
  ]
}

export const denied = (stated: readonly Stated[]) => stated.map(({ condition }) => ({ condition, isDenied: true }))
