import { feelingTexts } from '../../content/texts/chat/feelingTexts.ts'
import { asLabel } from '../../content/format.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { plainWords } from '../../api/contract/values/plainWords.ts'
import { expandShortForms } from '../line/expandShortForms.ts'
import type { Funnel } from '../../funnel/state.ts'
import { urgent } from './talkPatterns.ts'
import type { Understanding } from '../understandingTypes.ts'

/** Adds a phrase for the visitor's feeling to the reply. Each phrase occurs once in a conversation. */
export function addFeelingPhrase(funnel: Funnel, text: string, meant: Understanding): Understanding {
  const word = feelingFor(funnel, text)
  if (word === null) return meant
  if (meant.kind === 'side' || meant.kind === 'refused') return { ...meant, reply: before(word, meant.reply) }
  if (meant.kind !== 'answers' && meant.kind !== 'readBack') return meant
  if (meant.reply) return { ...meant, reply: before(word, meant.reply) }
  return polite.has(word) ? meant : { ...meant, reply: word }
}

/** Puts the phrase for a feeling before a reply that shows none itself. */
export const replyWithFeeling = (funnel: Funnel, text: string, reply: string) => {
  const word = feelingFor(funnel, text)
  return word === null ? reply : before(word, reply)
}

/** Phrases that an answer alone does not get. */
const polite = new Set<string>([
  feelingTexts.glad,
  feelingTexts.sorry,
  feelingTexts.grateful,
  feelingTexts.amused,
  feelingTexts.missed,
  feelingTexts.morning,
  feelingTexts.afternoon,
  feelingTexts.evening,
])

function before(word: string, reply: string): string {
  const [, rest] = isGrave.has(word) ? (lightly.exec(reply) ?? []) : []
  if (rest) return `${word} ${asLabel(rest)}`
  return feels.test(reply) ? reply : `${word} ${reply.replace(heard, '')}`
}

/** Losses, which must not be met with 'Sem problema'. */
const isGrave = new Set<string>([feelingTexts.bereaved, feelingTexts.separated, feelingTexts.robbed])
const lightly = /^(?:Sem (?:pressa|problema)|Claro|Combinado)[:.,] (.+)$/s

/** Dropped from the reply, because the phrase already shows attention. */
const heard = notAnAnswerTexts.heard('')
/** Replies that begin like this need no phrase. */
const feels =
  /^(?:sinto|entendo|imagin|meus sent|que (?:bom|pena)|eu sei|sem (?:pressa|problema)|vamos|calma|olá|oi|bom dia|boa|eu que agrade|até|quem pode|de nada|por nada|repito|combinado|claro|desculpe|parabéns|felicidades)/i

function feelingFor({ asides }: Funnel, text: string): string | null {
  const words = expandShortForms(plainWords(text))
  if (urgent.some(([, pattern]) => pattern.test(words))) return null
  const shown = signIn(words)
  // Visitors who ask wait for the reply
  const word = shown && !(shown[0] === 'amused' && text.includes('?')) ? feelingTexts[shown[0]] : null
  return word !== null && asides.some(({ reply }) => reply.startsWith(word)) ? null : word
}

const signIn = (words: string) => signs.find(([, sign]) => sign.test(words))

/** Whether a visitor says that a question was not answered. */
export const saysUnanswered = (text: string) => signIn(expandShortForms(plainWords(text)))?.[0] === 'missed'

const family = 'mae|pai|avo|vo|marido|esposa|mulher|irma|irmao|filh[oa]|ti[oa]|sogr[oa]|ele|ela|companheir[oa]'

/** The first matching row wins. */
const signs: [keyof typeof feelingTexts, RegExp][] = [
  [
    'bereaved',
    new RegExp(
      `\\bfalecid[oa]\\b|\\bfaleceu\\b|\\bvelorio\\b|\\bque deus (?:a|o|os|as) tenha\\b|\\bviuv[oa]\\b|\\bde luto\\b|\\b(?:${family})\\b(?: \\S+){0,2} morreu\\b|\\bperdi (?:a |o )?(?:minha |meu )(?:${family})\\b|\\b(?:${family}) (?:ja |que )?(?:se foi|partiu)\\b`,
    ),
  ],
  ['separated', /\b(?:me|nos) separ(?:ei|amos|ando)\b|\b(?:separacao|divorci\w+)\b|\brecem separad[oa]\b/],
  [
    'robbed',
    /\b(?:roubaram|furtaram|fui assaltad[oa]|fui roubad[oa]|levaram) (?:o )?(?:meu |minha )?(?:celular|bolsa|carteira|casa|documentos?)\b/,
  ],
  [
    'ill',
    /\b(?:doente|no hospital(?! d)|internad[oa]|acamad[oa]|cirurgia|operei|operad[oa]|cancer|avc|uti|hemodialise|quimio\w*)\b/,
  ],
  [
    'burned',
    /\bme (?:ferrei|enganaram|lasquei|passaram a perna|enrolaram|queimei)\b|\b(?:ja )?(?:fui|sai) (?:enganad|enrolad|lesad|passad)[oa]\b|\b(?:cai|caimos) (?:n?um |em )?golpe\b|\btraumatizad[oa]\b|(?<!\bn(?:ao|unca) (?:ja )?)\b(?:ja )?tive (?:muito |muita |um )*(?:problema|dor de cabeca|prejuizo)\b|\bpromet\w+ e (?:nao|nunca)\b|\bgato escaldado\b|\b(?:da )?(?:ultima|outra) vez\b.*\b(?:descont\w+|cobr\w+|enrol\w+|demor\w+|levei|fiquei (?:esperando|sem|no prejuizo))\b/,
  ],
  [
    'cutOff',
    /\b(?:dias?|semanas?|horas?) sem (?:internet|net|wi ?fi|sinal)\b|\b(?:fiquei|to|estou|estamos|ficamos|tamo|vivo) sem (?:a |minha )?(?:internet|net|wi ?fi|sinal)\b|\b(?:minha|aqui|ela) (?:\S+ ){0,3}cai (?:toda hora|o tempo todo|direto|sempre|muito)\b|\b(?:toda hora|todo dia|sempre) cai\b|\bcaiu (?:\d+|duas|tres|quatro|cinco|varias|mil) vezes\b|\btravand?o?\b|\bnao aguento mais\b|\bdesesperad[oa]\b/,
  ],
  [
    'missed',
    /(?:^|[.,;!?] ?|\b(?:voces?|vcs?|ce|tu|mas|ainda) )nao (?:me )?respond(?:eu|eram)\b|\b(?:ja|eu te) (?:(?:te|lhe) )?(?:falei|disse|perguntei|avisei|expliquei)(?! (?:com|isso n[oa]|n[oa]|pr[oa]|para)\b)|\b(?:repetiu|repetindo|mesma resposta|ta me enrolando|reitero)\b|\bnao (?:foi (?:isso )?)?(?:o que |que )?(?:eu )?perguntei\b|\bperguntei (?:foi )?(?:d[eoa]s?|pel[oa]|se)\b/,
  ],
  [
    'worried',
    /(?<!\bnao )\b(?:tenho|to com|estou com|com|fico com|me da) (?:muito |um pouco de |certo )?(?:medo|receio)\b|\bpreocupad[oa]\b|\binsegur[oa]\b|\bmorro de medo\b/,
  ],
  [
    'short',
    /\bdesempregad[oa]\b|\b(?:grana|dinheiro) (?:ta |esta |anda )?(?:curt[oa]|apertad[oa]|pouc[oa])\b|\bapertad[oa] (?:de|com) (?:grana|dinheiro)\b|\bmes (?:ta |esta )?(?:apertado|dificil)\b/,
  ],
  [
    'unsure',
    /\bprimeira vez que (?:compro|contrato|faco|uso)\b|\b(?:tremendo|nervos[oa])\b|\bnao (?:entendo|sei mexer|entendi|manjo|saco)(?: (?:nada|muito|bem|direito))* (?:de|com|disso|nisso|dessas?|nessas?)\b|\bsou (?:leig[oa]|ruim (?:com|nisso)|enrolad[oa]|velh[oa]|idos[oa]|analfabet\w*)\b|\bto (?:perdid[oa]|confus[oa])\b/,
  ],
  [
    'newHome',
    /\b(?:na|pra|para a|minha|nossa) casa nova\b|\b(?:no|meu|nosso) (?:apartamento|ape|apto|ap) novo\b|\bacab(?:ei|amos) de (?:mudar|casar|me mudar|nos mudar)\b|\brecem casad[oa]s?\b/,
  ],
  [
    'glad',
    /\b(?:adorei|amei|eba+|oba+|maravilha|que (?:bom|legal|otimo|massa|top|rapidez|rapid[oa]|facil|atencios[oa])|to (?:feliz|animad[oa]|ansios[oa])|estou (?:feliz|animad[oa]|ansios[oa]))\b/,
  ],
  [
    'surprised',
    /\bningu?em (?:tinha |nunca )?(?:me )?(?:tinha )?(?:fal\w+|diss\w+|avis\w+|cont\w+)\b|\bnao (?:me )?(?:falaram|disseram|avisaram|contaram)\b/,
  ],
  ['sorry', /^(?:(?:ops|ih|ixi|vixe|opa|ai|nossa|eita) )*(?:me )?(?:desculp[ae]|foi mal|perdao)\b/],
  [
    'grateful',
    /(?<!\b(?:nao|n|sou|fui|somos)(?: muito)? )\b(?:muito |mto )?(?:obrigad(?:[oa](?! a \w+[aei]r\b|\s*\?)|ao|inh[oa])|brigad(?:[oa]|ao|inh[oa])|agradecid[oa]|valeu)\b/,
  ],
  ['amused', /\bk{4,}\b|\b(?:ha){3,}\b|\b(?:rs){2,}\b/],
  ['morning', /^(?:(?:oi+e?|ola|opa|ai) )?bom dia\b/],
  ['afternoon', /^(?:(?:oi+e?|ola|opa|ai) )?boa tarde\b/],
  ['evening', /^(?:(?:oi+e?|ola|opa|ai) )?boa noite\b/],
]
