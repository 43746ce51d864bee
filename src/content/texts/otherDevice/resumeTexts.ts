import type { DueStep } from '../../../api/contract/lead/stepOrder.ts'
import { contact } from '../../../api/contract/operatorSite/brandAndContact.ts'
import { keysSavedWith, questions } from '../../questions/questions.ts'
import { commonTexts } from '../commonTexts.ts'

/** The page where a link opens an order from another device. */
export const resumeTexts = {
  title: 'Continuar o seu pedido',
  lead: 'Este pedido foi começado em outro aparelho. Confirme que é você para seguir daqui.',
  opening: 'Buscando o seu pedido',
  order: { heading: 'O pedido até aqui', plan: 'Plano', noPlan: 'A escolher', price: 'Por mês', next: 'Próximo passo' },
  before: {
    heading: 'Outros aparelhos com este pedido',
    device: (moment: string) => `Aberto em outro aparelho desde ${moment}.`,
    leaves: 'Ao abrir aqui, ele sai de lá.',
    keep: 'Deixar aberto lá também. Quem usa aquele aparelho continua a ver e a mudar este pedido.',
    stranger: `Não começou este pedido? Não responda e feche esta página. Na dúvida, ligue para ${contact.sales}.`,
  },
  replaces: 'O pedido que está neste aparelho dá lugar a este.',
  challenge: {
    birthDate: {
      label: 'Data de nascimento',
      help: 'A que você informou neste pedido, como em 15/03/1990.',
      invalid: 'Escreva dia, mês e ano, como em 15/03/1990.',
    },
    phone: {
      label: 'Quatro últimos números do celular',
      help: 'Os do celular que você informou neste pedido.',
      invalid: 'Escreva só os quatro últimos números do celular.',
    },
  },
  refused:
    'Não conferiu. Veja se digitou certo; se o link já foi usado ou venceu, crie outro. Depois de cinco respostas erradas ele deixa de abrir.',
  chat: commonTexts.toChat.link,
  pages: 'Continuar em páginas',
  busy: 'Abrindo',
  gone: {
    title: 'Este link não abre mais',
    lead: `Ele já foi usado, venceu ou chegou incompleto, ou o pedido já foi feito. Nada se perdeu: no aparelho em que começou, abra o pedido e toque em “${commonTexts.otherDevice}” para criar outro link.`,
    begin: 'Começar um pedido aqui',
    person: `Não está mais com aquele aparelho? Ligue para ${contact.sales}.`,
  },
  failed: 'Não deu para buscar o seu pedido.',
} as const

/** The next question by the due step, if its label is not clear enough. */
const dueWords: { [S in DueStep]?: string } = {
  cep: 'O endereço',
  number: 'O endereço',
  plan: 'O plano',
  name: 'O seu nome',
  phone: 'O celular',
  email: 'O e-mail',
  birthDate: 'A data de nascimento',
  motherName: 'O nome da mãe',
  documentNumber: 'O CPF ou CNPJ',
  dueDate: 'O dia do vencimento',
  bankInfo: 'A forma de pagar',
  scheduleDate: 'A visita',
}
const nothingDue = 'Conferir e finalizar'

export function dueText(due: DueStep | null): string {
  if (due === null) return nothingDue
  const [key] = keysSavedWith(due)
  return dueWords[due] ?? (key ? questions[key].label : nothingDue)
}
