import { firstOfLine, fullWords } from './fullWords.ts'
import { saidAs } from './said.ts'
import { smallWords, wordSet } from './smallWords.ts'
import type { FaqEntry } from '../../content/faq/faqEntry.ts'
import { faq } from '../../content/faq/faq.ts'
import { sameWords } from '../../content/faq/sameWords.ts'
import { opening, questionWords } from './openings.ts'

export type Topic = { id: string; question: string }

/** From here on a question is taken to be the one that it is most like. */
const confidence = 0.56
const asking = new RegExp(
  `^${opening}((queria|quero|gostaria de) saber (se )?)?(${questionWords}|` +
    'que (horas|dias?|documentos?|planos?|velocidades?|apps?|aplicativos|tipo|bancos|cidades|streamings?|datas)|' +
    'tem|ha|existe|voces|voce|pode|da para|precisa|preciso|vai|vou|aceita|cobra|cobram|paga|pago|e|' +
    'isso|demora|instala|funciona|vem|chega|atende|se|serve|tenho que|em quanto|em que|em quantos|a que|ate quando|' +
    '(a instalacao|a internet|o preco|o modem|o roteador|o valor|o desconto|o bonus)|' +
    'depois|faz|fica)\\b',
)

/** Whether some words ask something, with or without a mark. */
export const isAsking = (text: string, plain: string) => text.includes('?') || asking.test(fullWords(plain))

/** The question of the table that is asked, or null when none is near enough. */
export function topicIn(plain: string, least = confidence): Topic | null {
  const words = tokens(plain)
  if (words.length === 0) return null
  const [best] = ranked(words)
  return best && best.likeness >= (words.length === 1 ? 0.85 : least)
    ? { id: best.entry.id, question: best.entry.question }
    : null
}

/** The question that a few words are, without asking: 'taxa de instalação', 'fidelidade'. */
export function topicNamed(plain: string): Topic | null {
  const words = tokens(plain)
  const [best] = words.length > 1 || keywords.has(fullWords(plain)) ? ranked(words) : []
  return best && best.likeness > 0.95 && !/^(eu )?nao (sei|lembro)( nao)?$/.test(fullWords(plain))
    ? { id: best.entry.id, question: best.entry.question }
    : null
}

const keywords = wordSet('fidelidade preco precos valor valores multa reajuste franquia golpe lgpd mensalidade')

/** The questions of the table that some words are most like. */
export function topicsNear(plain: string, count: number): Topic[] {
  return ranked(tokens(plain))
    .filter(({ likeness }) => likeness > 0.25)
    .slice(0, count)
    .map(({ entry: { id, question } }) => ({ id, question }))
}

type Likeness = { entry: FaqEntry; likeness: number }

function ranked(words: readonly string[]): Likeness[] {
  return index()
    .map(({ entry, phrases }) => ({
      entry,
      likeness: Math.max(...phrases.map((phrase) => sharedWeight(words, phrase))),
    }))
    .toSorted((a, b) => b.likeness - a.likeness)
}

/** The share of the weight of two sentences that is in both. */
function sharedWeight(words: readonly string[], phrase: readonly string[]): number {
  const common = words.filter((word) => phrase.includes(word))
  const onlyAsksWho = phrase.length === 1 && words.length > 1 && phrase.includes('quem')
  return ((onlyAsksWho ? 1.6 : 2) * weightOf(common)) / (weightOf(words) + weightOf(phrase))
}

const weightOf = (words: readonly string[]) => words.reduce((sum, word) => sum + rarity(word), 0)
const rarity = (word: string) => Math.log(1 + index().length / (1 + (known.counts.get(word) ?? 12)))

type Indexed = { entry: FaqEntry; phrases: string[][] }
const known: { index: Indexed[]; counts: Map<string, number> } = { index: [], counts: new Map() }

function index(): Indexed[] {
  if (known.index.length === 0) {
    known.index = faq.map((entry) => ({ entry, phrases: [entry.question, ...entry.alike].map(tokens) }))
    for (const { phrases } of known.index)
      for (const word of new Set(phrases.flat())) known.counts.set(word, (known.counts.get(word) ?? 0) + 1)
  }
  return known.index
}

const idle = wordSet(
  'tenho se voce voces minhas sao tao estou esta oi ola bom boa tarde noite moco moca saber duvida antes you ' +
    'olha nossa nesse neste desse deste',
  smallWords,
)
const same = firstOfLine(sameWords)

/** The words that carry a question, each by its stem. */
function tokens(text: string): string[] {
  const words = fullWords(saidAs(text).plain)
    .replace(/\bpor que\b/g, 'porque')
    .split(' ')
    .filter((word) => word !== '' && !idle.has(word))
  return [...new Set(words.map((word) => same.get(word) ?? stem(word)))]
}

const stem = (word: string) =>
  word.length > 4
    ? word
        .replace(/(oes|ao)$/, 'ao')
        .replace(/s$/, '')
        .slice(0, 7)
    : word
