import * as callErrors from '../../src/api/contract/callErrors.ts'
import { codeSpent } from '../../src/api/contract/codeSpent.ts'
import { labelRows } from '../../src/api/contract/offerLabel.ts'
import { refusals } from '../../src/api/contract/refusals.ts'
import * as replyErrors from '../../src/api/contract/replyErrors.ts'
import * as bankForms from '../../src/content/bankForms.ts'
import * as benefitTexts from '../../src/content/benefitTexts.ts'
import * as besideTexts from '../../src/content/besideTexts.ts'
import { campaigns } from '../../src/content/campaigns.ts'
import * as chatTexts from '../../src/content/chatTexts.ts'
import * as checkoutTexts from '../../src/content/checkoutTexts.ts'
import * as collaboratorTexts from '../../src/content/collaboratorTexts.ts'
import * as conditionTexts from '../../src/content/conditionTexts.ts'
import * as doneTexts from '../../src/content/doneTexts.ts'
import * as emailDomains from '../../src/content/emailDomains.ts'
import * as eraseTexts from '../../src/content/eraseTexts.ts'
import * as fallenTexts from '../../src/content/fallenTexts.ts'
import * as finishTexts from '../../src/content/finishTexts.ts'
import { flows } from '../../src/content/flows.ts'
import { periodWords } from '../../src/content/format.ts'
import { faq } from '../../src/content/faq/faq.ts'
import { answerTo } from '../../src/content/faq/faqEntry.ts'
import * as handOver from '../../src/content/handOver.ts'
import * as heardTexts from '../../src/content/heardTexts.ts'
import * as inputTexts from '../../src/content/inputTexts.ts'
import * as landing from '../../src/content/landing.ts'
import * as legal from '../../src/content/legal.ts'
import * as migrationFaq from '../../src/content/migrationFaq.ts'
import * as noticeTexts from '../../src/content/noticeTexts.ts'
import * as privateTexts from '../../src/content/privateTexts.ts'
import * as orderTexts from '../../src/content/orderTexts.ts'
import * as planTexts from '../../src/content/planTexts.ts'
import * as quizTexts from '../../src/content/quizTexts.ts'
import * as readingReasons from '../../src/content/readingReasons.ts'
import * as regulationTexts from '../../src/content/regulationTexts.ts'
import * as reviewTexts from '../../src/content/reviewTexts.ts'
import { stages } from '../../src/content/screen.ts'
import { states } from '../../src/content/states.ts'
import { unreadTexts } from '../../src/content/unreadTexts.ts'
import { words } from '../../src/content/words.ts'
import { typesOf } from '../../server/address/complementTypes.ts'
import { otherSiteTexts } from '../../server/otherSite.ts'
import { refusals as serverRefusals } from '../../server/refusals.ts'
import { quizBank } from '../../server/risk/quizBank.ts'
import { riskRefusal } from '../../server/risk/embedded.ts'
import { letters, plans, regulations } from './operator.ts'
import { questionsSaid, questionsShown, screenWords } from './asked.ts'
import { textsIn, type Text } from './texts.ts'

/** Whose words they are: the assistant's, who says 'eu', or the operator's, who says 'nós'. */
type Voice = 'assistente' | 'operadora'
type Place = { title: string; voice: Voice; says: object }

/** All that is said besides the questions in their order, by the place where it is said. */
export type Said = { title: string; voice: Voice; texts: readonly Text[] }

export const everythingSaid = (): Said[] => places.map(({ title, voice, says }) => ({ title, voice, texts: textsIn(says) }))

const places: readonly Place[] = [
  { title: 'Página inicial', voice: 'operadora', says: { landing, legal, words, campaigns: campaigns.map(({ title, extra }) => ({ title, extra })) } },
  { title: 'Páginas ao lado do pedido', voice: 'operadora', says: { besideTexts, regulationTexts, migrationFaq } },
  { title: 'Perguntas na conversa', voice: 'assistente', says: questionsSaid },
  { title: 'Perguntas de cada caminho, na conversa', voice: 'assistente', says: screenWords(flows, 'chat') },
  { title: 'A conversa', voice: 'assistente', says: { chatTexts, unread: unreadIn('chat') } },
  { title: 'O que se responde a palavras', voice: 'assistente', says: { heardTexts, readingReasons } },
  { title: 'Perguntas ao lado do pedido', voice: 'operadora', says: { faq: faq.map((entry) => ({ question: entry.question, answer: answerTo(entry, []) })) } },
  { title: 'Perguntas nas páginas', voice: 'operadora', says: { questions: questionsShown, inputTexts, bankForms, emailDomains, states, periodWords, complements: typesOf('rede-propria') } },
  { title: 'Etapas e telas', voice: 'operadora', says: { stages, screens: screenWords(flows, 'page') } },
  { title: 'As páginas do pedido', voice: 'operadora', says: { checkoutTexts, noticeTexts, orderTexts, privateTexts, unread: unreadIn('pages'), handOver } },
  { title: 'Planos', voice: 'operadora', says: { planTexts, benefitTexts, plans } },
  { title: 'Colaboradores', voice: 'operadora', says: collaboratorTexts },
  { title: 'Perguntas de confirmação', voice: 'operadora', says: { quizTexts, quizBank, riskRefusal } },
  { title: 'Conferir e finalizar', voice: 'operadora', says: { reviewTexts, conditionTexts, finishTexts, doneTexts } },
  { title: 'Apagar os dados', voice: 'operadora', says: eraseTexts },
  { title: 'Respostas que não servem', voice: 'operadora', says: { refusals } },
  { title: 'O que o servidor não faz', voice: 'operadora', says: { serverRefusals, codeSpent } },
  { title: 'O que falha no caminho', voice: 'operadora', says: { callErrors, replyErrors, fallenTexts, otherSiteTexts } },
  { title: 'Etiqueta e regulamentos', voice: 'operadora', says: { labelRows, regulations } },
  { title: 'Cartas', voice: 'operadora', says: letters },
]

/** Why an order of a link is not here, as one voice says it. */
function unreadIn(voice: 'chat' | 'pages') {
  const { nowhere, failed, ...both } = unreadTexts
  return { ...both, nowhere: [nowhere.title[voice], nowhere.text], failed: failed[voice] }
}
