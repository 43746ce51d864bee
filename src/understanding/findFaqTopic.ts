import { expandShortForms } from './expandShortForms.ts'
import { rankMeanings, type Meaning } from './meaning/rankMeanings.ts'
import { conversationPlace } from './meaning/conversationPlace.ts'
import { faqTalkKinds } from './meaning/faqTalkKinds.ts'
import { saidAs, type Said } from './normalizeText.ts'
import { wordSet } from './smallWords.ts'
import { tokens } from './wordStems.ts'
import type { FaqEntry } from '../content/faq/faqEntry.ts'
import { shortQuestions } from '../content/faq/shortQuestions.ts'
import { everyEntry, generalEntries } from '../content/faq/everyEntry.ts'
import type { Open } from './readValue.ts'
import { opening, questionWords } from './openingPhrases.ts'

export type Topic = { id: string; question: string }

/** From here on a question is taken to be the one that it is most like. */
const confidence = 0.56
/**
 * From `literal` on it is that very question. Below it the counts must agree, or be sure, from `taught` on, of another.
 */
const [literal, taught] = [0.85, 0.6]
/** So sure is what was counted that a likeness counts less, but of the very same words. */
const certain = 0.7
const asking = new RegExp(
  `^${opening}((queria|quero|gostaria de) saber (se )?)?(${questionWords}|` +
    'que|tem|ha|existe|voces?|pode|da para|precis[ao]|vai|vou|aceita|cobram?|pag[ao]|e|isso|demora|instala|' +
    'funciona|vem|chega|atende|se|serve|tenho que|em qu\\w+|a que|ate quando|depois|faz|fica|' +
    '[ao] (instalacao|internet|preco|modem|roteador|valor|desconto|bonus))\\b',
)

/** 'Já vem com wi-fi ou tenho que comprar o roteador' */
const eitherOr = /\bou (?:eu )?(?:tenho|preciso|tem) (?:de|que)\b/

/** Whether some words ask something, with or without a mark. */
export const isAsking = (text: string, plain: string) =>
  text.includes('?') || asking.test(expandShortForms(plain)) || eitherOr.test(expandShortForms(plain))

/** The question of the table that is asked while another is open, or null when none is near enough. */
export function findFaqTopic(plain: string, ask: Open = null, least = confidence): Topic | null {
  const words = tokens(plain)
  if (words.length === 0) return null
  const [best] = ranked(words, ask)
  if (!best || best.likeness < (words.length === 1 ? literal : least)) return null
  const [meant] = rankMeanings(plain, conversationPlace(ask, null))
  const trusted = meant && meant.sure >= certain && entryOf(meant) ? 0.99 : literal
  if (best.likeness >= trusted || !meant || isSame(meant, best.entry)) return topicOf(best.entry)
  const entry = meant.sure >= taught ? entryOf(meant) : null
  return entry ? topicOf(entry) : null
}

/** The question that a few words are, without asking: 'taxa de instalação', 'fidelidade'. */
export function topicNamed(plain: string): Topic | null {
  const words = tokens(plain)
  const [best] = words.length > 1 || keywords.has(expandShortForms(plain)) ? ranked(words) : []
  return best && best.likeness > 0.95 && !/^(eu )?nao (sei|lembro)( nao)?$/.test(expandShortForms(plain))
    ? topicOf(best.entry)
    : null
}

const keywords = wordSet('fidelidade preco precos valor valores multa reajuste franquia golpe lgpd mensalidade')

/** A topic, and how like its nearest phrase some words are. */
export type Likeness = Topic & { likeness: number }

/** The topics that some words are most like. `isBlind` where a phrase of the same words is to be left out. */
export const topicsLike = (plain: string, ask: Open, isBlind: boolean): Likeness[] =>
  ranked(tokens(plain), ask, isBlind ? 0.99 : 2)
    .slice(0, 4)
    .filter(({ likeness }) => likeness > 0)
    .map(({ entry, likeness }) => ({ ...topicOf(entry), likeness }))

const isSame = ({ id }: Meaning, entry: FaqEntry) => id === entry.id || id === `talk:${faqTalkKinds[entry.id]}`

const topicOf = ({ id, question }: FaqEntry): Topic => ({ id, question })

/** The entry of a topic. */
export const entryOf = ({ id }: Pick<Topic, 'id'>) => everyEntry.find((entry) => entry.id === id)

/** What a few words ask of the open question, to the letter: 'qual o melhor dia?', 'é seguro?'. */
export function topicHere({ text, plain }: Said, ask: Open): Topic | null {
  const words = unopened(plain)
  const [id] =
    Object.entries(askedOf(ask)).find(([, phrases]) =>
      saidAs(phrases).plain.split(';').map(unopened).includes(words),
    ) ?? []
  const entry = id && (isAsking(text, plain) || plain.split(' ').length > 2) ? entryOf({ id }) : null
  return entry ? topicOf(entry) : null
}

const unopened = (plain: string) =>
  expandShortForms(plain)
    .replace(start, '')
    .split(' ')
    .filter((word) => !/^[aeo]$/.test(word))
    .toSorted()
    .join(' ')
const start = new RegExp(`^${opening}`)

/** How the entries about an open question are asked there. */
const askedOf = (ask: Open) => (ask && shortQuestions[ask === 'offer' ? 'plan' : ask]) ?? {}

type Ranked = { entry: FaqEntry; likeness: number }

/** The entries that words are most like, by phrases that are less like them than `below`. */
function ranked(words: readonly string[], ask: Open = null, below = 2): Ranked[] {
  // First, because words are weighed by it
  const everywhere = index()
  const here = Object.entries(askedOf(ask)).flatMap(([id, phrases]) => {
    const entry = entryOf({ id })
    const own = phrases.split(';').map(tokens)
    return entry ? [{ entry, phrases: own.filter(({ length }) => length > 1).map(weighed), share: less }] : []
  })
  const said = weighed(words)
  return [...everywhere, ...here]
    .map(({ entry, phrases, share = 1 }) => ({
      entry,
      likeness: Math.max(
        0,
        ...phrases.map((phrase) => shareHere(sharedWeight(said, phrase), share)).filter((one) => one < below),
      ),
    }))
    .toSorted((a, b) => b.likeness - a.likeness)
}

/** A few words that are only like those asked here say less than a whole question that is like another. */
const less = 0.85
const shareHere = (likeness: number, share: number) => (share === less && likeness > 0.99 ? 1.01 : likeness * share)

/** The share of the weight of two sentences that is in both. */
function sharedWeight(said: Phrase, { words, weight }: Phrase): number {
  const common = said.words.filter((word) => words.includes(word))
  if (common.length === 0) return 0
  const onlyAsksWho = words.length === 1 && said.words.length > 1 && words.includes('quem')
  return ((onlyAsksWho ? 1.6 : 2) * weightOf(common)) / (said.weight + weight)
}

const weightOf = (words: readonly string[]) => words.reduce((sum, word) => sum + rarity(word), 0)
const rarity = (word: string) => Math.log(1 + generalEntries.length / (1 + (known.counts.get(word) ?? 12)))

type Phrase = { words: readonly string[]; weight: number }
const weighed = (words: readonly string[]): Phrase => ({ words, weight: weightOf(words) })

type Indexed = { entry: FaqEntry; phrases: Phrase[]; share?: number }
const known: { index: Indexed[]; counts: Map<string, number> } = { index: [], counts: new Map() }

function index(): Indexed[] {
  if (known.index.length === 0) {
    const said = generalEntries.map((entry) => ({ entry, phrases: [entry.question, ...entry.alike].map(tokens) }))
    for (const { phrases } of said)
      for (const word of new Set(phrases.flat())) known.counts.set(word, (known.counts.get(word) ?? 0) + 1)
    known.index = said.map(({ entry, phrases }) => ({ entry, phrases: phrases.map(weighed) }))
  }
  return known.index
}
