import type { FaqEntry } from '../../content/faq/faqEntry.ts'
import { faq } from '../../content/faq/faq.ts'
import { plainWords } from '../../content/plainWords.ts'

export type Topic = { id: string; question: string }

/** From here on a question is taken to be the one that it is most like. */
const confidence = 0.56
const asking = /^(?:(?:oi|ola|e|mas|ah|entao|opa|bom dia|boa tarde|boa noite|(?:(?:tenho|so|me tira) )?(?:uma )?duvida|me fala|me diz|antes|primeiro|olha|moc[ao]|(?:queria|quero|gostaria de) saber(?: se)?|por favor|nossa|ei|pera|perai|espera|ok|ta|sim|e ai) )*(?:quanto|quantos|quantas|quanta|qual|quais|como|quando|onde|aonde|cade|por que|pq|que (?:horas|dias?|documentos?|planos?|velocidades?|apps?|aplicativos|tipo|bancos|cidades|streamings?|datas)|quem|o que|oque|tem|ha|existe|vcs|voces|vc|voce|posso|pode|da pra|da para|consigo|precisa|preciso|vai|vou|aceita|cobra|cobram|paga|pago|e|eh|isso|demora|instala|funciona|vem|chega|atende|se|serve|sera|tenho que|em quanto|em que|em quantos|a que|ate quando|a instalacao|a internet|o preco|o modem|o roteador|o valor|o desconto|o bonus|how|what|is|are|do|when|does|can|depois|faz|fica)\b/

/** Whether some words ask something, with or without a mark. */
export const isAsking = (text: string, plain: string) => text.includes('?') || asking.test(plainWords(plain))

/** The question of the table that is asked, or null when none is near enough. */
export function topicIn(plain: string, least = confidence): Topic | null {
  const words = tokens(plain)
  if (words.length === 0) return null
  const [best] = ranked(words)
  return best && best.likeness >= (words.length === 1 ? 0.85 : least) ? { id: best.entry.id, question: best.entry.question } : null
}

/** The question that a few words are, without asking: 'taxa de instalação', 'fidelidade'. */
export function topicNamed(plain: string): Topic | null {
  const words = tokens(plain)
  const [best] = words.length > 1 || keywords.has(plainWords(plain)) ? ranked(words) : []
  return best && best.likeness > 0.95 && !/^(?:eu )?(?:nao|n) (?:sei|lembro)(?: nao)?$/.test(plainWords(plain)) ? { id: best.entry.id, question: best.entry.question } : null
}

const keywords = new Set(['fidelidade', 'preco', 'precos', 'valor', 'valores', 'multa', 'reajuste', 'franquia', 'golpe', 'lgpd', 'mensalidade'])

/** The questions of the table that some words are most like. */
export function topicsNear(plain: string, count: number): Topic[] {
  return ranked(tokens(plain)).filter(({ likeness }) => likeness > 0.25).slice(0, count).map(({ entry: { id, question } }) => ({ id, question }))
}

type Likeness = { entry: FaqEntry; likeness: number }

function ranked(words: readonly string[]): Likeness[] {
  return index().map(({ entry, phrases }) => ({ entry, likeness: Math.max(...phrases.map((phrase) => sharedWeight(words, phrase))) })).toSorted((a, b) => b.likeness - a.likeness)
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
    for (const { phrases } of known.index) for (const word of new Set(phrases.flat())) known.counts.set(word, (known.counts.get(word) ?? 0) + 1)
  }
  return known.index
}

const idle = new Set('a o as os um uma de do da dos das em no na nos nas e eh que se eu voce voces vc vcs me meu minha meus minhas isso esse essa este esta para pra pro por com ao sao tao so ja la ai aqui ta to tou estou esta ser foi oi ola bom boa dia tarde noite favor moco moca queria quero saber gostaria duvida tenho uma antes the is it i do you to my entao olha mas nossa agora mesmo nesse neste desse deste'.split(' '))
const same = new Map<string, string>([
  ...'preco valor valores precos custa custam custo mensalidade custar custaria how much price cost'.split(' ').map((word): [string, string] => [word, 'preco']),
  ...'internet net wifi wi fi banda'.split(' ').map((word): [string, string] => [word, 'internet']),
  ...'instalar instalacao instala instalam instalada instalado instalarem install installation'.split(' ').map((word): [string, string] => [word, 'instala']),
  ...'cancelar cancelo cancela cancelamento cancelado cancel cancelarem'.split(' ').map((word): [string, string] => [word, 'cancel']),
  ...'roteador modem router aparelho'.split(' ').map((word): [string, string] => [word, 'modem']),
  ...'gratis gratuita gratuito graca free'.split(' ').map((word): [string, string] => [word, 'gratis']),
  ...'pagar pago paga pagamento pagamentos'.split(' ').map((word): [string, string] => [word, 'pagar']),
  ...'tecnico tecnicos visita'.split(' ').map((word): [string, string] => [word, 'tecnico']),
  ...'trocar mudar muda mudanca alterar'.split(' ').map((word): [string, string] => [word, 'mudar']),
  ...'tempo demora prazo demorar leva'.split(' ').map((word): [string, string] => [word, 'tempo']),
  ...'cobertura atende atendem cobre cobrem chega pega passa'.split(' ').map((word): [string, string] => [word, 'cobertura']),
  ['hbomax', 'hbo'], ['max', 'hbo'], ['q', 'que'], ['qto', 'quanto'], ['qnt', 'quanto'], ['qnto', 'quanto'], ['qdo', 'quando'], ['n', 'nao'], ['naum', 'nao'], ['vlr', 'preco'], ['pq', 'porque'], ['fidelizacao', 'fidelidade'],
])

/** The words that carry a question, each by its stem. */
function tokens(text: string): string[] {
  const words = plainWords(text).replace(/\bpor que\b/g, 'porque').split(' ').filter((word) => word !== '' && !idle.has(word))
  return [...new Set(words.map((word) => same.get(word) ?? stem(word)))]
}

const stem = (word: string) => (word.length > 4 ? word.replace(/(?:oes|ao)$/, 'ao').replace(/s$/, '').slice(0, 7) : word)
