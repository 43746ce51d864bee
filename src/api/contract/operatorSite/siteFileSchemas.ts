import * as z from 'zod/mini'
import { _default as orElse } from 'zod/mini'
import { pictureNames } from '../pictureName.ts'
import { allApps } from '../sale/allApps.ts'
import { isSubscription, ownStreamingNames, streamingPrefixes } from '../sale/streamings.ts'
import { flags } from '../lead/leadFlags.ts'
import { dateOf } from '../values/dates.ts'

const text = z.string().check(z.trim(), z.minLength(1, 'is empty'), z.maxLength(4000, 'is too long'))
const address = z.url({ protocol: /^https$/, error: 'is no https address' })
const phone = z.string().check(z.regex(/^\+?(?:[ ()-]*\d){3,14}$/, 'is no telephone number such as 0800 555 1020'))

/** The seller and its contacts. */
const names = z.strictObject({
  brand: z.strictObject({ strong: text, name: text }),
  operatorName: text,
  company: text,
  citiesReached: text,
  contact: z.strictObject({
    sales: phone,
    support: phone,
    sms: phone,
    whatsapp: z.string().check(z.regex(/^55\d{10,11}$/, 'is no number such as 558005551020')),
  }),
  pages: z.strictObject({
    customerArea: text,
    customer: address,
    support: address,
    staff: address,
    staffMigration: address,
  }),
  streamings: z.exactOptional(z.partialRecord(z.enum(Object.keys(ownStreamingNames).filter(isSubscription)), text)),
  apps: z.exactOptional(z.array(z.enum(allApps.map(({ slug }) => slug)))),
  label: z.exactOptional(
    z.strictObject({
      finePerMonth: z.number().check(z.minimum(0, 'is less than 0')),
      adjustment: text,
      exclusions: text,
    }),
  ),
})

/** Segments that the product's own pages use. */
export const reserved: ReadonlySet<string> = new Set(
  'api assets chat chat-tct checkout consulta-cpf consultar-cobertura continuar demo dev faq healthz readyz linktree max novo-cliente ofertas pedido pedido-realizado planos receber-ligacao refidelizacao regulamentos retomar sem-ofertas 500mb 700mb 1gb scripts selecao-plano-movel shared shell tim-api'.split(
    ' ',
  ),
)

const yes = z.exactOptional(z.literal(true))
export const campaign = z.strictObject({
  /** The first segments of its addresses; empty without a campaign. */
  prefix: z.string().check(
    z.regex(/^(?:[a-z\d-]+(?:\/[a-z\d-]+)*)?$/, 'is no beginning of an address such as natal'),
    z.refine((given) => !given.split('/').some((each) => reserved.has(each)), 'is that of a page'),
  ),
  /** The visitors' mobile plan. */
  alias: z.exactOptional(z.enum(['controle', 'black', 'pre'])),
  /** The campaign whose texts and pictures its pages use. */
  content: orElse(z.enum(['', ...streamingPrefixes, 'oferta-colaborador', 'black-friday', 'livelo']), ''),
  title: text,
  /** The picture of its banner, which identifies it. */
  mural: orElse(z.enum(pictureNames), 'family'),
  /** Its offer, continuing 'internet por fibra'; empty without an own offer. */
  offer: orElse(z.string().check(z.maxLength(200, 'is too long')), ''),
  /** The landing page named in its leads. */
  lpOrigin: text,
  /** The flow of its orders. */
  flow: orElse(z.enum(['order', 'b', 'fluxo', 'premium', 'mobile', 'collaborator', 'migration']), 'order'),
  /** The flags set on its leads. */
  flags: orElse(flags, {}),
  idPlanAddonBonus: z.exactOptional(text),
  /** The extra of its mobile plan. */
  extra: z.exactOptional(text),
  /** The parts that its pages omit. */
  hides: orElse(z.readonly(z.array(z.enum(['sales', 'support', 'coverage', 'apps', 'business', 'gamer']))), []),
  /** The list of its plans, if not a card for each speed: tabs, or a row of all plans. */
  planList: z.exactOptional(z.enum(['tabs', 'all'])),
  /** Set for plan cards with the older texts. */
  card: z.exactOptional(z.literal('old')),
  /** Set for plan cards that show only the first badge instead of alternating. */
  stillBadges: yes,
  /** The first page of its visitors, if not its home page. */
  begins: z.exactOptional(z.string().check(z.regex(/^\/[a-z\d/-]+$/, 'is no address such as /consulta-cpf'))),
  noindex: yes,
  /** Set if a partner counts its visitors by a script. */
  affiliate: yes,
  /** Set for the dark theme, unless the visitor chose one. */
  dark: yes,
})

const day = z.string().check(z.refine((given) => dateOf(given) !== null, 'is no day such as 21/11/2026'))
const edition = z.strictObject({
  version: z.int().check(z.minimum(1, 'is less than 1')),
  since: day,
  clauses: z.array(
    z.strictObject({
      id: z.string().check(z.regex(/^[a-z\d-]+$/, 'is no anchor such as partes')),
      heading: text,
      paragraphs: z.array(text).check(z.minLength(1, 'is empty')),
    }),
  ),
})
const inOrder = (editions: readonly { version: number; since: string }[]) =>
  editions.every(({ version, since }, at) => {
    const later = editions[at - 1]
    return !later || (later.version > version && Number(dateOf(later.since)) > Number(dateOf(since)))
  })
const document = z.strictObject({
  title: text,
  editions: z.tuple([edition], edition).check(
    z.refine(inOrder, 'are not the newest first, each with a version and a day of its own'),
    z.refine(([{ since }]) => Number(dateOf(since)) <= Date.now(), 'begin with one that is not in force yet'),
  ),
})
export type DocumentFile = z.output<typeof document>

const documents = z.strictObject({
  contrato: document,
  oferta: document,
  privacidade: document,
  livelo: z.exactOptional(document),
})
export type Documents = z.output<typeof documents>

/** Applies a function to each existing document. */
export const ofEach = <T>(
  { contrato, oferta, privacidade, livelo }: Documents,
  take: (document: DocumentFile) => T,
) => ({
  contrato: take(contrato),
  oferta: take(oferta),
  privacidade: take(privacidade),
  ...(livelo && { livelo: take(livelo) }),
})

/** The operator's files that pages are built from, with their schemas. */
export const siteFileSchemas = {
  'site.json': names,
  'campaigns.json': z
    .array(campaign)
    .check(z.refine((all) => new Set(all.map(({ prefix }) => prefix)).size === all.length, 'have one prefix twice')),
  'documents.json': documents,
}

export type SiteFileName = keyof typeof siteFileSchemas

export const isSiteFile = (name: string): name is SiteFileName => Object.hasOwn(siteFileSchemas, name)
export const siteFileNames = Object.keys(siteFileSchemas).filter(isSiteFile)
