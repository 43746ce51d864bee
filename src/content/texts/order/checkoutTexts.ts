import { operatorName } from '../../../api/contract/operatorSite/brandAndContact.ts'
import type { Coverage } from '../../../api/contract/address.ts'
import { asSentence } from '../../format.ts'
import { commonTexts } from '../commonTexts.ts'

/** The texts around the questions on an order's pages. */
export const checkoutTexts = {
  skip: commonTexts.skip,
  stages: {
    progress: 'Quanto do pedido está feito',
    list: 'Etapas do pedido',
    now: (percent: number) => `${percent}%`,
    done: ', concluída',
  },
  back: 'Voltar',
  go: commonTexts.go,
  retry: commonTexts.tryAgain,
  why: 'Por que pedimos isso?',
  chat: commonTexts.toChat,
  person: { lead: 'Prefere outro jeito?', link: 'Falar com uma pessoa' },
} as const

/** Shown while a page looks something up. */
export const lookUpTexts = {
  street: {
    pending: 'Procurando a rua desse CEP…',
    change: 'Trocar CEP',
    byHand: 'A busca por CEP está fora do ar. Escreva o endereço, e o pedido segue do mesmo jeito.',
  },
  failed: 'Não deu para buscar agora.',
} as const

/** For a mobile customer whose line is not found. */
export const withoutBonusTexts = {
  lead: `Não é cliente ${operatorName} ou não tem o número por perto?`,
  link: 'Seguir sem o bônus',
  to: '/checkout/cep',
  chat: '/chat',
} as const

/** The conditions of the prices in a list of plans. */
const prices = 'Preços por 12 meses, no débito automático.'

export const offersTexts = {
  heading: (count: number) => `${feminine[count] ?? counted(count)} ${count < 2 ? 'oferta' : 'ofertas'} para você`,
  lead: prices,
  edit: 'Consultar outro CPF',
  chat: { lead: 'Não sabe qual escolher?', link: 'Ver as ofertas na conversa' },
} as const

/** Shown while the network at an address is looked up. */
export const waitTexts = {
  slow: { title: 'Está demorando mais que o normal.', lead: `Seguimos tentando. ${commonTexts.keptAnswers}` },
  failed: {
    title: 'Não deu para consultar agora.',
    lead: (error: string) => `${asSentence(error)} ${commonTexts.keptAnswers}`,
  },
  steps: { street: 'Endereço encontrado', coverage: 'Conferindo a rede da rua', plans: 'Separando os planos' },
  done: ', pronto',
  doing: ', em andamento',
  edit: commonTexts.changeAddress,
} as const

export const plansTexts = {
  edit: commonTexts.changeAddress,
  heading: (count: number) => `${counted(count)} ${count < 2 ? 'plano chega' : 'planos chegam'} aí.`,
  lead: prices,
  chat: { lead: 'Não sabe qual escolher?', link: 'Ver os planos na conversa' },
} as const

const numbers = ['Nenhum', 'Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito', 'Nove', 'Dez']
const feminine = ['Nenhuma', 'Uma', 'Duas']
const counted = (count: number) => numbers[count] ?? String(count)

type Reason = NonNullable<Coverage['reason']>

/** Why an address has no offer, for the visitor. */
export const noOfferReasons: Record<Reason, { title: string; lead: string; asked?: string; why?: string }> = {
  'no-network': {
    title: 'A fibra ainda não chegou à sua rua.',
    lead: 'Ela está a caminho de muitos bairros. Se quiser, avisamos você no dia em que chegar ao seu.',
  },
  'no-free-port': {
    title: 'A fibra passa na sua rua, mas a caixa está cheia.',
    lead: 'Não há vaga na caixa que atende o seu número. Se quiser, avisamos você quando abrir uma.',
    asked: 'Por que meu vizinho tem e eu não?',
    why: 'Cada caixa no poste atende só as casas mais próximas e tem um número fixo de vagas. Seu vizinho pode estar em outra caixa, ou ter pedido quando ainda havia vaga.',
  },
  'not-in-campaign': {
    title: 'Esta oferta não vale no seu endereço.',
    lead: 'Se quiser, avisamos você quando houver uma oferta para ele.',
  },
}

export const notFoundTexts = {
  code: '404',
  title: 'Falta uma peça aqui.',
  lead: 'A página que você procura saiu do lugar ou nunca existiu. O resto da parede continua firme.',
  home: 'Voltar ao início',
  coverage: commonTexts.checkCoverage,
} as const
