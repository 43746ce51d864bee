import { isHedged } from '../line/aboutOthersOrUnsure.ts'
import { part, saidAs, trimmed, without, type Said } from '../line/normalizeText.ts'
import { fillers, wordSet } from '../line/smallWords.ts'
import type { Found } from './readerResult.ts'
import { familyWords } from './everydayWords.ts'
import { isOfSentences, placeNames } from './notNames.ts'
import { endsAsName, usualNames } from './usualNames.ts'

type NameKey = 'name' | 'motherName'
/** A clause with a possible name, its words without particles, and the words that lead to it. */
type Clause = { name: Said; parts: string[]; lead: string }

/** The only clause that may be a name. A second name or a doubt refuses it. */
export function readName(line: Said, key: NameKey, isNamed: boolean): Found<NameKey> {
  const said = joined(line)
  const all = clausesOf(said).filter(({ plain }) => !(key === 'motherName' && father.test(plain)))
  const clauses = all.map(clauseOf)
  const found = clauses.filter((clause) => clause !== null)
  const named = surest(found.filter(({ parts }) => parts.length > 1))
  const single = found.filter(({ parts }) => parts.length === 1)
  const [one, another] = named
  if (both.test(said.plain) || (key === 'motherName' && /\bmeu nome\b/.test(said.plain))) return null
  if (one === undefined)
    return single.length === 1 && all.length === 1 ? alone(single[0], key) : endsInDigits(said, key)
  if (
    another ||
    single.some((each) => isOtherName(each, one)) ||
    isHedged(said.plain.replace(/\bera\b|\b(igual|como|conforme) (esta |ta )?n[oa] (rg|cnh)\b/g, ' '))
  )
    return null
  if ((key === 'name' ? ofHer : ofMe).test(found.map(({ lead }) => lead).join(' '))) return null
  const isLed = noLead.test(one.lead) ? isNamed : !weakLead.test(one.lead)
  if (!isLed && !looksLikeName(one.name)) return null
  if (!written.test(one.name.text)) return null
  return [one.parts[0], one.parts.at(-1)].some((each) => /^[a-z]\.?$/.test(each ?? ''))
    ? { reason: `${key}.words` }
    : { value: one.name.text.replace(/[‘`´]/g, '’') }
}

/** Removes a spelling: 'Jefferson, com dois f, William'; not before a repetition: 'Luiz com Z, Luiz Prates' */
function joined(said: Said, before = 1): Said {
  const [all, spelled = ''] = spelledWithin.exec(said.plain) ?? []
  const [next] = all === undefined ? [] : clausesOf(part(said, all.length))
  const name = next ? clauseOf(next) : null
  const words = spelled.split(' ')
  const goesOn = name?.lead === '' && words.length <= before && !words.some((each) => name.parts.includes(each))
  return goesOn ? joined(without(said, spelled.length, (all ?? '').length - spelled.length, ' '), 2) : said
}
const spelledWith =
  '\\s+com (?:um |dois |duas )?(?:[a-z]{1,2}|aga|dabliu|ipsilone?|erre|esse|xis|ka)(?: e (?:com )?[a-z]{1,2})*(?: (?:mudo|no (?:fim|final|comeco|meio)))?'
const spelledWithin = new RegExp(`^([^,]+?),?${spelledWith},\\s+(?=[a-z])`)

/** Whether a line has two names, so that choosing one would be a guess. */
export const saysTwoNames = (said: Said) =>
  surest(
    clausesOf(joined(said))
      .flatMap((one) => clauseOf(one) ?? [])
      .filter(({ parts }) => parts.length > 1),
  ).length > 1

/** Prefers names with capitals, and the longer of two versions of a name. */
function surest(named: readonly Clause[]): readonly Clause[] {
  const capital = named.filter(({ name }) => isCapital(name.text))
  const [first, last] = capital.length > 0 ? capital : named
  const isLonger = first && last && first.parts.every((each) => last.parts.includes(each))
  return isLonger ? [last] : capital.length > 0 ? capital : named
}

/** Splits lines into clauses at signs, and before words about the father. */
const cuts =
  /\s*[,;()\n!]+\s*|(?<=(\S+ ){2}\S+)(?<!\b(mae|pai|nome|dela|completo|titular|genitora|mainha|mamae|e|sou|criacao|adotiva|coracao|madrasta))\s*:\s+|\s+[-–—]+\s+|(?<=[a-z]{3})(?<!\b(sra|dra|dona|prof))\.\s+|\s+(?=(e )?(o )?(do )?(meu )?(pai|mae)\b)|\s+(?=(mas|porem|porque|que|mora|morava|vive|nasceu|faleceu|morreu|trabalha)\s)/
const father = /^(e )?(o )?(do )?(nome )?(do )?(meu )?(pai)\b/

function clausesOf(said: Said): Said[] {
  const cut = cuts.exec(said.plain)
  if (!cut) return [trimmed(said)].filter(({ plain }) => plain !== '')
  return [trimmed(part(said, 0, cut.index)), ...clausesOf(part(said, Math.max(cut.index + cut[0].length, 1)))].filter(
    ({ plain }) => plain !== '',
  )
}

/** Matches two names, or a choice between them. */
const both = /\bou\b|\bn[oa] nome d/

const word = "[\\p{L}\\p{M}]+(['’`´‘-][\\p{L}\\p{M}]+)*\\.?"
const written = new RegExp(`^${word}( ${word})*$`, 'u')
const between = new Set(['de', 'da', 'do', 'dos', 'das', 'e', 'di', 'del', 'van', 'von', 'y', 'la', "d'"])

/** Words that lead to a name: 'pode por aí', 'o nome dela é', 'aqui quem fala é a' */
const leading = wordSet(
  'mas llamo e eh o a os as eu meu minha nome completo completa todo inteiro batismo certidao me chamo chamam chama chamava se sou somos aqui quem fala falando pode podem por colocar coloca coloque ' +
    'bota botar poe ponha anota anote anotar escreve escrever escreva registra registrar assina ai la assim dela mae mainha mamae maezinha genitora ela era eram foi fica ficou seria ser vai ' +
    'sim ah oi ola olha entao ta bom dia boa tarde noite tudo certo ok it is my name its i am this mother titular contratante assinante senhor senhora ' +
    "dona seu sr sra dr dra d sr. sra. dr. dra. d. doutor doutora prof professora professor pastor pastora padre bispo diacono missionaria missionario senhorita falecida finada querida saudosa velha conhecido conhecida como vulgo apelido repito it's com chamar",
)
/** Particles that also occur within a lead: 'nome da minha mãe', 'nome de batismo' */
const within = /^(de|da|do|no|na)$/
const trailing = wordSet(
  'tche oxe bah uai viu ne mano moca moco querida amor senhora senhor fofa falecida viuva casada solteira aposentada ja novamente repito repetindo kkk kk rs rsrs prazer pronto ' +
    'hoje orgulho muito completo inteiro nome novo blz okay tah hein ein uia sabe',
  fillers,
)
const spelling = new RegExp(`${spelledWith}$`)

/** The name in a clause without the words around it, or null. */
function clauseOf(said: Said): Clause | null {
  const words = said.plain.split(' ')
  const bare = words.map((each) => each.replace(/:$/, ''))
  const start = bare.findIndex((each, at) => !isLeading(each, bare, at))
  const from = words.slice(0, Math.max(start, 0)).join(' ').length
  const behind = trimmed(part(said, from))
  const unspelled = part(behind, 0, spelling.exec(behind.plain)?.index)
  const name = withoutTail(unspelled)
  const all = name.plain.split(' ')
  const parts = all.filter((each) => !between.has(each))
  return isName(name, all, parts) ? { name, parts, lead: said.plain.slice(0, from) } : null
}

const isLeading = (each: string, words: readonly string[], at: number) =>
  at < words.length - 1 &&
  (leading.has(each) ||
    mistyped.test(each) ||
    (within.test(each) &&
      (names.test(words[at - 1] ?? '') || (at > 0 && words.slice(at + 1).some((next) => leading.has(next))))))
const mistyped = /^(cha?ma?a|cahm[ao]|xam[ao]|n[aio]mi|nomr|nme|mome)$/
const names = /^(cham|nome|conhecid|apelido)/

/** Removes words of talk after at least two of a name. */
function withoutTail(said: Said): Said {
  const words = said.plain.split(' ')
  const last = words.at(-1) ?? ''
  const isTail =
    (last === words[0] && words.length > 2) ||
    isSmallBehindCapitals(said) ||
    (trailing.has(last.replace(/\W+$/, '')) && (!familyWords.has(last) || words.at(-2) === 'de'))
  if (words.length < 3 || !isTail) return said
  const rest = trimmed(part(said, 0, said.plain.length - last.length))
  return withoutTail(
    between.has(rest.plain.split(' ').at(-1) ?? '') ? part(rest, 0, rest.plain.lastIndexOf(' ')) : rest,
  )
}

/** Whether lowercase words follow a name: 'Assunta Bertoni Zanardi italiana brava' */
function isSmallBehindCapitals({ text, plain }: Said): boolean {
  const words = text.split(' ')
  const small = words.findIndex((each, at) => at > 2 && /^\p{Ll}/u.test(each) && !between.has(each))
  const tail = plain.split(' ').slice(small)
  return (
    small > 2 &&
    tail.length < 3 &&
    words.slice(0, small).every((each) => /^\p{Lu}/u.test(each) || between.has(each)) &&
    tail.every((each) => !/^k+$/.test(each) && !trailing.has(each) && !usualNames.has(each))
  )
}

function isName({ text, plain }: Said, words: readonly string[], parts: readonly string[]): boolean {
  const bare = parts.map((each) => each.replace(/\.$/, ''))
  const [first = '', ...others] = bare
  const hasCapital = others.length > 0 && isCapital(text) && !/^irmã /i.test(text)
  return (
    parts.length > 0 &&
    parts.length <= 8 &&
    /^[\p{L}\p{M}\s.'’`´‘-]+$/u.test(text) &&
    !between.has(words[0] ?? '') &&
    !between.has(words.at(-1) ?? '') &&
    !placeNames.test(`${plain} `) &&
    !/^\S+ e | e (?!(silva|sou[sz]a|mello?|castro|lima|costa|oliveira|andrade|sa)$)/.test(plain) &&
    !(others.length > 0 && others.every((each) => each === first)) &&
    bare.every(
      (each) =>
        (/^[a-z]$/.test(each) && !(/^[aeo]$/.test(each) && !words.includes(`${each}.`))) ||
        (isSpeakable(each) && !isOfSentences(each, hasCapital)) ||
        isFamilyName(each, bare) ||
        (each === first && givenToRelation.test(text)),
    ) &&
    (!isOfSentences(first, hasCapital) ||
      givenToRelation.test(text) ||
      (givenToo.test(first) && others.length > 0 && looksLikeName({ text, plain })))
  )
}

/** Whether a word can be pronounced. */
const isSpeakable = (each: string) => /[aeiouy]/.test(each) && !/(.)\1\1|[bcdfghjklmnpqrstvwxz]{5}/.test(each)
/** Given names that are also ordinary words; they count before a usual name. */
const givenToo =
  /^(linda|bel[ao]|branca|divin[ao]|natal|brasil|abril|luz|socorro|flor|sol|estrela|anjo|esperanca|alegria|paz|vitoria|gloria)$/

/** Matches 'Irma Bortolini', a name, but not 'irmã Bortolini' */
const givenToRelation = /^(?:Irma|Nora)(?: (?:d[aeo]s? )?\p{Lu}\p{L}+)+$/u

/** Whether a word is a family name next to another name; 'Neto' and the like are the last one. */
const isFamilyName = (each: string, parts: readonly string[]) =>
  parts.length > 1 &&
  ((familyWords.has(each) && (each !== 'brasil' || parts.length > 2)) ||
    (parts.at(-1) === each && familyEnd.test(each)))
const familyEnd =
  /^(filh[oa]|net[oa]|primo|sobrinho|junior|jr|segundo|boa|bom|bem|claro|velho|novo|amigo|alto|baixo|grande|vivo|pequeno)$/

/** The refusal of a given name without a family name. */
function alone(clause: Clause | undefined, key: NameKey): Found<NameKey> {
  const isOther = (key === 'name' ? ofHer : ofMe).test(clause?.lead ?? '')
  return clause && !isOther && (clause.parts[0]?.length ?? 0) > 2
    ? { reason: `${key}.words`, part: clause.name.text }
    : null
}

const ofHer = /\b(d?ela|mae|mainha|mamae|genitora|chama(va)?)\b/
const ofMe = /\b(me|sou|meu|aqui)\b/
/** Leads that say little, so that a name must look like one, or be the whole text. */
const weakLead = /\bsou( eu)?$|^(aqui|[oa]s?)$/
const noLead = /^(?:(?:se|me|la|mas|com|era|eram|foi|fica|e|eh|ser|seria|vai|entao|assim|como|por)(?: |$))*$/

/** Whether a name differs from the found one: no part of it, and no introduced nickname. */
const isOtherName = (clause: Clause, one: Clause) =>
  !one.parts.includes(clause.parts[0] ?? '') &&
  !/[a-z]/.test(clause.lead) &&
  (isCapital(clause.name.text) || !isCapital(one.name.text))

const endsInDigits = ({ text }: Said, key: NameKey): Found<NameKey> =>
  /^(\p{L}+ ){0,3}\p{L}+\d{1,4}$/u.test(text) && hasUsual(saidAs(text).plain.split(' '))
    ? { reason: `${key}.letters` }
    : null

const hasUsual = (parts: readonly string[]) =>
  parts.some((each) => usualNames.has(each.replace(/\.$/, '')) || endsAsName.test(each))

/** Whether words look like a name: by their capitals, or a usual name among them. */
function looksLikeName(said: Said) {
  const { text, plain } = part(said, 0, /[,;(\d]/.exec(said.plain)?.index)
  return isCapital(text) || hasUsual(plain.split(' '))
}

const isCapital = (text: string) =>
  text
    .split(' ')
    .filter((each) => each.length > 3)
    .every((each) => /^\p{Lu}/u.test(each)) && /^\p{Lu}/u.test(text)
