import { talk } from '../../src/content/talk/talk.ts'
import { withdrawnByPhone } from '../../src/content/texts/withdrawalTexts.ts'
import * as callErrors from '../../src/api/contract/errors/callErrors.ts'
import { codeSpent } from '../../src/api/contract/codeSpent.ts'
import { labelRows } from '../../src/api/contract/offerLabel.ts'
import { calendarTexts } from '../../src/api/contract/visitCalendar.ts'
import { refusals } from '../../src/api/contract/errors/refusals.ts'
import * as replyErrors from '../../src/api/contract/errors/replyErrors.ts'
import * as areaTexts from '../../src/content/texts/areaTexts.ts'
import { apps } from '../../src/api/contract/apps.ts'
import { appsTexts } from '../../src/content/texts/appsTexts.ts'
import * as benefitTexts from '../../src/content/texts/benefitTexts.ts'
import * as besideTexts from '../../src/content/texts/besideTexts.ts'
import { campaigns } from '../../src/content/campaigns/campaigns.ts'
import { cookieTexts } from '../../src/content/texts/cookieTexts.ts'
import { cameBackTexts } from '../../src/content/texts/cameBackTexts.ts'
import * as chatTexts from '../../src/content/texts/chatTexts.ts'
import * as checkoutTexts from '../../src/content/texts/checkoutTexts.ts'
import * as codeSentTexts from '../../src/content/texts/codeSentTexts.ts'
import * as collaboratorTexts from '../../src/content/texts/collaboratorTexts.ts'
import * as conditionTexts from '../../src/content/texts/conditionTexts.ts'
import * as doneTexts from '../../src/content/texts/doneTexts.ts'
import { versionTexts } from '../../src/content/texts/versionTexts.ts'
import { withdrawTexts } from '../../src/content/texts/withdrawTexts.ts'
import * as copyTexts from '../../src/content/texts/copyTexts.ts'
import * as deviceTexts from '../../src/content/texts/deviceTexts.ts'
import * as elsewhereTexts from '../../src/content/texts/elsewhereTexts.ts'
import { demoTexts } from '../../src/content/texts/demoTexts.ts'
import { doubtTexts } from '../../src/content/texts/doubtTexts.ts'
import * as laterTexts from '../../src/content/texts/laterTexts.ts'
import * as editTexts from '../../src/content/texts/editTexts.ts'
import * as endTexts from '../../src/content/texts/endTexts.ts'
import * as ownDataTexts from '../../src/content/texts/ownDataTexts.ts'
import * as eraseTexts from '../../src/content/texts/eraseTexts.ts'
import * as crashTexts from '../../src/content/texts/crashTexts.ts'
import * as finishTexts from '../../src/content/texts/finishTexts.ts'
import { everyEntry } from '../../src/content/faq/everyEntry.ts'
import { news } from '../../src/content/news.ts'
import { newsTexts } from '../../src/content/texts/newsTexts.ts'
import { faqTexts } from '../../src/content/texts/faqTexts.ts'
import { globoplayFaq, hboMaxFaq, paramountFaq } from '../../src/content/faq/streamingFaq.ts'
import * as fibreTexts from '../../src/content/texts/fibreTexts.ts'
import * as streamingTexts from '../../src/content/texts/streamingTexts.ts'
import { streamingPages, streamingPageTexts } from '../../src/content/streamingPages.ts'
import { pointsTexts } from '../../src/content/texts/pointsTexts.ts'
import { comparisonTexts } from '../../src/content/texts/comparisonTexts.ts'
import { flows } from '../../src/content/flows/flows.ts'
import { adviceTexts } from '../../src/content/texts/adviceTexts.ts'
import { planWishTexts } from '../../src/content/texts/planWishTexts.ts'
import { aheadTexts } from '../../src/content/texts/aheadTexts.ts'
import { plainTexts } from '../../src/content/texts/plainTexts.ts'
import { reactionTexts } from '../../src/content/texts/reactionTexts.ts'
import { periodWords } from '../../src/content/format.ts'
import { greetingTexts } from '../../src/content/texts/greetingTexts.ts'
import * as handOver from '../../src/content/texts/handOver.ts'
import * as heardTexts from '../../src/content/texts/heardTexts.ts'
import * as inputTexts from '../../src/content/texts/inputTexts.ts'
import * as landing from '../../src/content/texts/landingTexts.ts'
import * as legal from '../../src/content/texts/legal.ts'
import * as migrationFaq from '../../src/content/faq/migrationFaq.ts'
import * as noticeTexts from '../../src/content/texts/noticeTexts.ts'
import * as privateTexts from '../../src/content/texts/privateTexts.ts'
import * as orderTexts from '../../src/content/texts/orderTexts.ts'
import * as planTexts from '../../src/content/texts/planTexts.ts'
import * as quizTexts from '../../src/content/texts/quizTexts.ts'
import { readingReasons } from '../../src/content/texts/readingReasons.ts'
import { documents } from '../../src/api/contract/documents.ts'
import { documentLeads } from '../../src/content/documents/documentLeads.ts'
import { legalDocuments } from '../../src/content/documents/legalDocuments.ts'
import * as regulationTexts from '../../src/content/texts/regulationTexts.ts'
import * as resumeTexts from '../../src/content/texts/resumeTexts.ts'
import * as reviewTexts from '../../src/content/texts/reviewTexts.ts'
import { stages } from '../../src/content/flows/screen.ts'
import { states } from '../../src/content/states.ts'
import { unreadTexts } from '../../src/content/texts/unreadTexts.ts'
import * as visitsFullTexts from '../../src/content/texts/visitsFullTexts.ts'
import { whatsappTexts } from '../../src/content/texts/whatsappTexts.ts'
import { words } from '../../src/content/texts/words.ts'
import { typesOf } from '../../server/address/complementTypes.ts'
import { plainCallTexts } from '../../src/api/contract/plainCall.ts'
import { earlierOrderWords } from '../../src/api/contract/errors/earlierOrder.ts'
import { notMineTexts } from '../../server/schedule/notMinePage.ts'
import { unsubscribeTexts } from '../../server/reminders/unsubscribePage.ts'
import { otherSiteTexts } from '../../server/site/otherSite.ts'
import { refusals as serverRefusals } from '../../server/refusals.ts'
import { quizBank } from '../../server/risk/quizBank.ts'
import { riskRefusal } from '../../server/risk/embedded.ts'
import { letters, plans, regulations } from './operator.ts'
import { answersIn } from './answersIn.ts'
import { questionsSaid, questionsShown, screenWords } from './asked.ts'
import { textsIn, type Text } from './texts.ts'

/** The speaker: the assistant, who says 'eu', or the operator, who says 'nós'. */
type Voice = 'assistente' | 'operadora'
type Place = { title: string; voice: Voice; says: object }

/** All texts besides the questions, by place. */
export type Said = { title: string; voice: Voice; texts: readonly Text[] }

export const everythingSaid = (): Said[] =>
  places.map(({ title, voice, says }) => ({ title, voice, texts: textsIn(says) }))

const places: readonly Place[] = [
  {
    title: 'Página inicial',
    voice: 'operadora',
    says: {
      landing,
      appsTexts,
      newsTexts,
      news: news.map((piece) => [piece.title, piece.description, 'text' in piece ? piece.text : piece.link.label]),
      faqTexts,
      comparisonTexts,
      fibreTexts,
      streamingTexts,
      streamingPages,
      streamingPageTexts,
      pointsTexts,
      legal,
      cookieTexts,
      words,
      campaigns: campaigns.map(({ title, offer, extra }) => ({ title, offer, extra })),
    },
  },
  { title: 'Planos por cidade', voice: 'operadora', says: areaTexts },
  { title: 'Páginas ao lado do pedido', voice: 'operadora', says: { besideTexts, regulationTexts, migrationFaq } },
  { title: 'Documentos', voice: 'operadora', says: { documents, documentLeads, legalDocuments } },
  { title: 'Demonstração', voice: 'operadora', says: { demoTexts } },
  { title: 'Perguntas na conversa', voice: 'assistente', says: questionsSaid },
  { title: 'Perguntas de cada caminho, na conversa', voice: 'assistente', says: screenWords(flows, 'chat') },
  {
    title: 'A conversa',
    voice: 'assistente',
    says: {
      aheadTexts,
      greetingTexts,
      cameBackTexts,
      chatTexts,
      editTexts,
      laterTexts,
      heardTexts,
      adviceTexts,
      planWishTexts,
      reactionTexts,
      plainTexts,
      talk,
      readingReasons,
      unread: unreadIn('chat'),
    },
  },
  { title: 'O que se pergunta de lado', voice: 'operadora', says: answersIn(everyEntry) },
  {
    title: 'Dúvidas sobre streaming',
    voice: 'operadora',
    says: answersIn([...paramountFaq, ...hboMaxFaq, ...globoplayFaq]),
  },
  {
    title: 'Perguntas nas páginas',
    voice: 'operadora',
    says: {
      questions: questionsShown,
      inputTexts,
      doubtTexts,
      states,
      periodWords,
      complements: typesOf('rede-propria'),
    },
  },
  { title: 'Etapas e telas', voice: 'operadora', says: { stages, screens: screenWords(flows, 'page') } },
  {
    title: 'As páginas do pedido',
    voice: 'operadora',
    says: {
      checkoutTexts,
      endTexts,
      noticeTexts,
      orderTexts,
      privateTexts,
      unread: unreadIn('pages'),
      handOver,
      whatsappTexts,
      visitsFullTexts,
    },
  },
  { title: 'Planos', voice: 'operadora', says: { planTexts, apps, benefitTexts, plans } },
  { title: 'Colaboradores', voice: 'operadora', says: { codeSentTexts, collaboratorTexts } },
  { title: 'Perguntas de confirmação', voice: 'operadora', says: { quizTexts, quizBank, riskRefusal } },
  { title: 'Conferir e finalizar', voice: 'operadora', says: { reviewTexts, conditionTexts, finishTexts } },
  { title: 'Pedido feito', voice: 'operadora', says: { doneTexts, calendarTexts, withdrawTexts, withdrawnByPhone } },
  { title: 'Em outro aparelho', voice: 'operadora', says: { deviceTexts, elsewhereTexts, resumeTexts, versionTexts } },
  { title: 'Baixar ou apagar os dados', voice: 'operadora', says: { ownDataTexts, copyTexts, eraseTexts } },
  { title: 'Respostas que não servem', voice: 'operadora', says: { refusals } },
  { title: 'O que o servidor não faz', voice: 'operadora', says: { serverRefusals, codeSpent, earlierOrderWords } },
  {
    title: 'O que falha no caminho',
    voice: 'operadora',
    says: { callErrors, replyErrors, crashTexts, otherSiteTexts, plainCallTexts, unsubscribeTexts, notMineTexts },
  },
  { title: 'Etiqueta e regulamentos', voice: 'operadora', says: { labelRows, regulations } },
  { title: 'Cartas', voice: 'operadora', says: letters },
]

/** Why the order of a link is not here, in the words of one voice. */
function unreadIn(voice: 'chat' | 'pages') {
  const { nowhere, failed, ...both } = unreadTexts
  return { ...both, nowhere: [nowhere.title[voice], nowhere.text], failed: failed[voice] }
}
