import { notAnAnswerTexts } from '../texts/chat/notAnAnswerTexts.ts'

export const kept = 'O pedido fica guardado por 30 dias.'

export const payNothingNow = 'Hoje você não paga nada. Depois são {price} por mês.'

/** For a placed order: who changes it. */
export const ordered = [notAnAnswerTexts.ordered]

/** For an order that was withdrawn, or that the operator ended. */
export const ended = [`{ended} ${notAnAnswerTexts.another}`]

export const toReview = [
  'Uma pessoa pode revisar o resultado com você: {sales}{. Diga o protocolo protocol}. Se preferir, diga “me liga”.',
]
export const toNotice = [
  'Com o aviso você fica sabendo por e-mail assim que der para instalar. Se quiser, consulto outro CEP agora.',
]
export const noOffers = [
  'Não há oferta para este CPF agora. Para consultar outro, diga “mudar o CPF”, ou fale com uma pessoa: {sales}.',
]

export const whenFree = [
  'Sinto muito, ainda não sei quando abre um horário. Para uma pessoa marcar com você, diga “me liga”.',
]

/** Replies about prices and plans while none can be chosen. */
export const noChoice = { ended, refused: toReview, noOffer: toNotice, noOffers }

/** Replies about the remaining questions, when few or none are left. */
export const noQuestions = {
  quiz: ['Falta confirmar que é você, e no fim você confere tudo.'],
  noVisits: ['Agora falta a data da visita, que uma pessoa marca com você: {sales}, ou diga “me liga”.'],
  review: ['Acabaram as perguntas: falta só o seu aceite. Confira o resumo e diga “aceito”.'],
  done: ['Acabou: o pedido está feito, e não falta nada da sua parte.'],
  refused: ['Não há mais perguntas. O próximo passo é a revisão por uma pessoa: {sales}{. Diga o protocolo protocol}.'],
  noOffer: ['Do pedido não há mais perguntas: é só o aviso, se você quiser.'],
  ended,
  noOffers,
}

export const analysis =
  'O resultado da análise eu digo aqui mesmo. Se ela não aprovar, nada é cobrado, e você pode pedir que uma pessoa revise: é um direito seu.'
/** Replies about the analysis, before and after it. */
export const approved = ['{assessed}O pedido já passou pela análise, e pode seguir.', `{toAssess}${analysis}`]
export const assessedDone = [
  '{assessed}O pedido {order} passou pela análise e está feito.',
  'O pedido {order} já está feito. Sobre a análise, uma pessoa responde no {sales}.',
]
