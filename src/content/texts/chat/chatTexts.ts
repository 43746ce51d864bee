import { brandName } from '../../../api/contract/operatorSite/brandAndContact.ts'
import type { Key } from '../../questions/answers.ts'
import { inSentence } from '../../format.ts'
import { shortName } from '../../questions/questions.ts'
import { commonTexts } from '../commonTexts.ts'

/** The texts of the conversation, except its questions. */
export const chatTexts = {
  title: `Contratar conversando · ${brandName}`,
  heading: commonTexts.byChat,
  skip: 'Ir para a resposta',
  skipToOpen: 'Ir para o que está aberto',
  history: 'Conversa até aqui',
  bot: 'Assistente: ',
  you: 'Você: ',
  assistant: 'Assistente virtual',
  send: 'Enviar',
  quick: 'Respostas rápidas',
  anyQuestion: 'Alguma dúvida?',
  free: 'Ou escreva com as suas palavras',
  whileWaiting: 'Pode escrever enquanto isso',
  whyAsked: 'Por que pedem isso?',
  whyChip: 'Por quê?',
  privately: 'Depois de enviado, aparece só em parte.',
  day: (day: number) => `Dia ${day}`,
  pages: 'Prefiro preencher em páginas',
  whatsapp: 'Seguir no WhatsApp',

  edit: commonTexts.edit,
  held: 'Guardada',
  heldPrivately: 'Guardada enquanto esta página estiver aberta',
  dependsOn: (label: string) => `Depende de: ${label}`,
  back: 'Voltando ao seu pedido',
  notedAgree: 'Confere',
  again: 'Com a mudança, preciso perguntar de novo.',

  otherWays: 'Se preferir, preencha na página, mande pelo WhatsApp ou receba uma ligação.',

  searching: 'Procurando fibra na sua rua',
  confirming: 'Conferindo os seus dados',
  checkingQuiz: 'Conferindo as suas respostas',
  tryAgain: commonTexts.tryAgain,

  found: 'Endereço encontrado',
  goodNews: 'Boa notícia.',

  review: 'Tudo certo para finalizar?',
  orderCard: 'Pedido realizado',
} as const

/** Labels of the turns, for visitors who navigate from one to the next. */
export const turnTexts = {
  open: 'Agora',
  said: 'Recado',
  change: (label: string) => `Mudar ${label}`,
  address: chatTexts.found,
  coverage: 'Cobertura',
  noCoverage: 'Cobertura',
  noted: 'Respostas anotadas',
  quiz: 'Pergunta de segurança',
  refused: 'Resposta recusada',
  side: 'Sua pergunta',
} as const

type Read = readonly (readonly [Key, string])[]
const listed = (read: Read) => read.map(namedValue).join(', ')
/** Answers as they are read back, e.g. 'Anotei: CEP 14010-100, número 35.' */
const noted = (isChange: boolean) => (isChange ? 'Isso muda o que já anotei' : 'Anotei')
export const notedAsk = (isChange: boolean) => `${noted(isChange)}. Confere?`
export const notedText = (read: Read, isChange = false) => `${noted(isChange)}: ${listed(read)}.`
/** A reply to questions about the order, e.g. 'No seu pedido: celular (16) 99123-4567.' */
export const inOrderText = (read: Read) => `No seu pedido: ${listed(read)}.`
/** A reply to whoever asks whether an answer is right, e.g. 'Sim, confere: CEP 14010-100.' */
export const isThisText = (read: Read) => `Sim, confere: ${listed(read)}.`
/** A reply to whoever takes an answer for another, e.g. 'Não. No seu pedido: CEP 14010-100.' */
export const isOtherText = (read: Read) => `Não. ${inOrderText(read)}`
/** A reply to whoever asks for all answers, e.g. 'Até aqui anotei: CEP 14010-100, número 35.' */
export const soFarText = (read: Read) => `Até aqui anotei: ${listed(read)}.`
/** Offers to pass on words that may be for the technician. */
export const visitNoteOffer = (message: string) =>
  `Levo isso ao técnico como recado: “${message}”? Se quiser, diga “manda o recado”.`
export const visitNoteOffered = /como recado: “([^”]+)”\?/
/** A reply to a change that is no change, e.g. 'Já está assim: conta ••••0-1.' */
export const isSoText = (read: Read) => `Já está assim: ${listed(read)}.`

/** E.g. 'CEP 14010-100', 'vencimento todo dia 10'; 'boleto', 'sem complemento', 'quadra 12' and 'Banco Inter' need no name. */
function namedValue([key, value]: readonly [Key, string]): string {
  if (['directDebit', 'block', 'lot'].includes(key) || value.startsWith('Sem ')) return inSentence(value)
  if (key === 'acceptPromotions') return value.startsWith('Não') ? 'sem promoções' : 'promoções por e-mail'
  if (key === 'bank' && value.startsWith('Banco')) return value
  if (key === 'visitNote') return `${shortName(key)} “${value}”`
  const name = key === 'document' && value.includes('/') ? 'CNPJ' : shortName(key)
  return `${name} ${key === 'dueDate' ? inSentence(value) : value}`
}

/** Shown when an answer is refused again: the reason, and an example if the reason has none ('como em …'). */
export function refusedAgain(reason: string, example?: string): string {
  const more =
    example && !/como em /.test(reason) && !reason.includes(example) ? ` Um exemplo que funciona: ${example}.` : ''
  return `Ainda não deu certo. ${reason}${more}`
}

/** Replies to wishes about an answer before its question, and the reminders at the question. */
export const memoryTexts = {
  plan: {
    noted: 'Anotei, e lembro disso na hora de escolher o plano.',
    again: (said: string) => `Você disse “${said}”. Qual destes lhe serve?`,
    reminded: (plans: string) => `Lembrei do que você disse do plano. ${plans}`,
  },
  schedule: {
    noted: 'Anotei para a visita.',
    takenBack: 'Desculpe, entendi mal: tirei isso da visita.',
    later: 'Os dias livres aparecem mais adiante, quando você escolher a data, e lá eu lembro disso.',
    /** Replies to a visitor who repeats the wish. */
    again: [
      'Não esqueci: os dias livres eu só vejo perto do fim, e começo por esse.',
      'Está guardado; faltam poucas respostas até a lista de dias abrir.',
    ],
    free: (first: string) => `Tenho ${first}.`,
    chosenLater: 'Você escolhe mais adiante, e lá eu lembro disso.',
    reminded: (visits: string) => `Lembrei do que você disse da visita. ${visits}`,
  },
} as const
