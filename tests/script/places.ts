import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { apps } from '../../src/api/contract/operatorSite/planApps.ts'
import { codeSpent } from '../../src/api/contract/lead/codeSpentText.ts'
import { documents } from '../../src/api/contract/documentEditions.ts'
import * as callErrorMessages from '../../src/api/contract/errors/callErrorMessages.ts'
import { earlierOrderWords } from '../../src/api/contract/errors/earlierOrder.ts'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import * as replyErrors from '../../src/api/contract/errors/emptyReplyMessages.ts'
import { offerLabelRows } from '../../src/api/contract/sale/offerLabelRows.ts'
import { phoneCallTexts } from '../../src/api/contract/phoneCallForm.ts'
import { calendarTexts } from '../../src/api/contract/visitCalendar.ts'
import { campaigns } from '../../src/content/campaigns/campaignAt.ts'
import { documentIntros } from '../../src/content/documents/documentIntros.ts'
import { legalDocuments } from '../../src/content/documents/legalDocuments.ts'
import { everyEntry } from '../../src/content/faq/everyEntry.ts'
import { answerTo, type FaqAnswer } from '../../src/content/faq/faqEntry.ts'
import * as migrationFaq from '../../src/content/faq/migrationFaq.ts'
import { streamingOrder } from '../../src/api/contract/sale/streamings.ts'
import { streamingFaq } from '../../src/content/faq/streamingFaq.ts'
import { flows } from '../../src/content/flows/flows.ts'
import { stages } from '../../src/content/flows/screen.ts'
import { periodWords } from '../../src/content/format.ts'
import { news } from '../../src/content/news.ts'
import { states } from '../../src/content/states.ts'
import { streamingPages, streamingPageTexts } from '../../src/content/streamingPages.ts'
import { talk } from '../../src/content/talk/talk.ts'
import { linkFailedTexts } from '../../src/content/texts/errors/linkFailedTexts.ts'
import { typesOf } from '../../server/address/complementTypes.ts'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import { refusals as serverRefusals } from '../../server/http/refusalMessages.ts'
import { unsubscribeTexts } from '../../server/reminders/unsubscribePage.ts'
import { riskRefusal } from '../../server/risk/builtInRisk.ts'
import { quizBank } from '../../server/risk/quizBank.ts'
import { notMineTexts } from '../../server/schedule/notMyOrderPage.ts'
import { otherSiteTexts } from '../../server/site/crossSitePage.ts'
import { questionsSaid, questionsShown, screenWords } from './asked.ts'
import { letters, plans, regulations } from './operatorTexts.ts'
import { textsIn, type Text } from './texts.ts'

/** The speaker: the assistant, who says 'eu', or the operator, who says 'nós'. */
type Voice = 'assistente' | 'operadora'
/** `files` are files of src/content/texts, `says` are texts from elsewhere. */
type Place = { title: string; voice?: Voice; files?: string; says?: object }

/** All texts besides the questions, by place. */
export type Said = { title: string; voice: Voice; texts: readonly Text[] }

export const everythingSaid = (): Said[] =>
  places.map(({ title, voice = 'operadora', files = '', says = {} }) => ({
    title,
    voice,
    texts: textsIn({ ...textsOf(files), ...says }),
  }))

const places: readonly Place[] = [
  {
    title: 'Página inicial',
    files: `landingTexts appsTexts newsTexts faqTexts planAdviserTexts comparisonTexts fibreAndLargeOfferTexts streamingTexts pointsTexts footerTexts cookieTexts
      commonTexts pageTitle`,
    says: {
      news: news.map((piece) => [piece.title, piece.description, 'text' in piece ? piece.text : piece.link.label]),
      streamingPages,
      streamingPageTexts,
      campaigns: campaigns.map(({ title, offer, extra }) => ({ title, offer, extra })),
    },
  },
  { title: 'Planos por cidade', files: 'areaTexts' },
  { title: 'Páginas ao lado do pedido', files: 'smallPageTexts regulationTexts', says: { migrationFaq } },
  { title: 'Documentos', says: { documents, documentIntros, legalDocuments } },
  { title: 'Demonstração', files: 'demoTexts' },
  { title: 'Perguntas na conversa', voice: 'assistente', says: questionsSaid },
  { title: 'Perguntas de cada caminho, na conversa', voice: 'assistente', says: screenWords(flows, 'chat') },
  {
    title: 'A conversa',
    voice: 'assistente',
    files: `orderIntroTexts greetingTexts cameBackTexts chatTexts cepTalkTexts lazyChatTexts editTexts notAnAnswerTexts orderFactsTexts adviceTexts planWishTexts
      reactionTexts feelingTexts textOnlyChatTexts unusableAnswerReasons`,
    says: { talk, unread: unreadIn('chat') },
  },
  { title: 'O que se pergunta de lado', says: answersIn(everyEntry) },
  { title: 'Dúvidas sobre streaming', says: answersIn(streamingOrder.flatMap(streamingFaq)) },
  {
    title: 'Perguntas nas páginas',
    files: 'inputTexts bankAndVisitTexts cepSearchTexts unusualAnswerTexts',
    says: { questions: questionsShown, states, periodWords, complements: typesOf('rede-propria') },
  },
  { title: 'Etapas e telas', says: { stages, screens: screenWords(flows, 'page') } },
  {
    title: 'As páginas do pedido',
    files:
      'checkoutTexts stopAndDonePageTexts coverageNoticeTexts orderPanelTexts privateAnswerTexts handOverMessage beforeWhatsappTexts visitsFullTexts',
    says: { unread: unreadIn('pages') },
  },
  { title: 'Planos', files: 'planTexts benefitTexts', says: { apps, plans } },
  { title: 'Colaboradores', files: 'codeSentTexts' },
  { title: 'Perguntas de confirmação', files: 'quizTexts', says: { quizBank, riskRefusal } },
  { title: 'Conferir e finalizar', files: 'reviewTexts offerConditionRows finishTexts' },
  { title: 'Pedido feito', files: 'doneTexts withdrawTexts withdrawByPhone', says: { calendarTexts } },
  { title: 'Em outro aparelho', files: 'continueOnOtherDeviceTexts signOutTexts resumeTexts answerConflictTexts' },
  { title: 'Baixar ou apagar os dados', files: 'ownDataTexts dataCopyTexts eraseTexts' },
  { title: 'Respostas que não servem', says: { refusals } },
  { title: 'O que o servidor não faz', says: { serverRefusals, codeSpent, earlierOrderWords } },
  {
    title: 'O que falha no caminho',
    files: 'crashTexts',
    says: {
      callErrorMessages,
      replyErrors,
      otherSiteTexts,
      plainCallTexts: phoneCallTexts,
      unsubscribeTexts,
      notMineTexts,
    },
  },
  { title: 'Etiqueta e regulamentos', says: { offerLabelRows, regulations } },
  { title: 'Cartas', says: letters },
]

/** The answers of the FAQ with four catalogues: all offers, those without streaming, one, and none. */
function answersIn(all: readonly FaqAnswer[]) {
  const sold = builtInCatalogue.plans
  const offered = [sold, sold.filter(({ subscriptions }) => subscriptions.length === 0), sold.slice(0, 1), []]
  return all.map((entry) => [entry.question, ...offered.map((offers) => answerTo(entry, offers))])
}

/** Why a link's order cannot be read, in the words of one voice. */
function unreadIn(voice: 'chat' | 'pages') {
  const { nowhere, failed, ...both } = linkFailedTexts
  return { ...both, nowhere: [nowhere.title[voice], nowhere.text], failed: failed[voice] }
}

/** The exports of all text files, by file. */
const written = new Map(
  await Promise.all(
    globSync(join(import.meta.dirname, '../../src/content/texts/**/*.ts')).map(
      async (file): Promise<[string, object]> => [basename(file, '.ts'), await import(file)],
    ),
  ),
)

function textsOf(files: string): Record<string, object> {
  return Object.fromEntries(
    files
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => {
        const texts = written.get(name)
        if (!texts) throw new Error(`tests/script/places.ts names ${name}, which src/content/texts has not.`)
        return [name, texts]
      }),
  )
}
