import * as z from 'zod/mini'
import { _default as orElse } from 'zod/mini'
import { pictureNames } from '../pictureName.ts'
import { allApps } from '../planApps.ts'
import { isSubscription, ownStreamingNames, streamingPrefixes } from '../streamings.ts'
import { flags } from '../leadFlags.ts'
import { dateOf } from '../values/dates.ts'

const text = z.string().check(z.trim(), z.minLength(1, 'is empty'), z.maxLength(4000, 'is too long'))
const address = z.url({ protocol: /^https$/, error: 'is no https address' })
const phone = z.string().check(z.regex(/^\+?(?:[ ()-]*\d){3,14}$/, 'is no telephone number such as 0800 555 1020'))

/** Who sells, and how to reach them. */
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

/** Where pages of the product begin. */
export const reserved: ReadonlySet<string> = new Set(
  'api assets chat chat-tct checkout consulta-cpf consultar-cobertura continuar demo dev faq healthz readyz linktree max novo-cliente ofertas pedido pedido-realizado planos receber-ligacao refidelizacao regulamentos retomar sem-ofertas 500mb 700mb 1gb scripts selecao-plano-movel shared shell tim-api'.split(
    ' ',
  ),
)

const yes = z.exactOptional(z.literal(true))
export const campaign = z.strictObject({
  /** The segments that an address begins with; empty without a campaign. */
  prefix: z.string().check(
    z.regex(/^(?:[a-z\d-]+(?:\/[a-z\d-]+)*)?$/, 'is no beginning of an address such as natal'),
    z.refine((given) => !given.split('/').some((each) => reserved.has(each)), 'is that of a page'),
  ),
  /** The mobile plan that its visitors have. */
  alias: z.exactOptional(z.enum(['controle', 'black', 'pre'])),
  /** Whose words and pictures its pages show. */
  content: orElse(z.enum(['', ...streamingPrefixes, 'oferta-colaborador', 'black-friday', 'livelo']), ''),
  title: text,
  /** The picture of its banner, by which it is known at a glance. */
  mural: orElse(z.enum(pictureNames), 'family'),
  /** What it offers, as it goes on after 'internet por fibra'; empty where it is nothing of its own. */
  offer: orElse(z.string().check(z.maxLength(200, 'is too long')), ''),
  /** The landing page that its leads say they came from. */
  lpOrigin: text,
  /** The way to buy that its visitors take. */
  flow: orElse(z.enum(['order', 'b', 'fluxo', 'premium', 'mobile', 'collaborator', 'migration']), 'order'),
  /** What it marks on its leads. */
  flags: orElse(flags, {}),
  idPlanAddonBonus: z.exactOptional(text),
  /** What its mobile plan gets on top. */
  extra: z.exactOptional(text),
  /** What it leaves out of its pages. */
  hides: orElse(z.readonly(z.array(z.enum(['sales', 'support', 'coverage', 'apps', 'business', 'gamer']))), []),
  /** How its plans are listed where it is not by a card for each speed: in tabs, or each plan by itself in a row. */
  planList: z.exactOptional(z.enum(['tabs', 'all'])),
  /** Its plan cards have the words of the older kind. */
  card: z.exactOptional(z.literal('old')),
  /** The words over its plan cards stay with the first where others take turns. */
  stillBadges: yes,
  /** Where its visitors begin instead of at its home page. */
  begins: z.exactOptional(z.string().check(z.regex(/^\/[a-z\d/-]+$/, 'is no address such as /consulta-cpf'))),
  noindex: yes,
  /** A partner who brings its visitors counts them by a script of its own. */
  affiliate: yes,
  /** Dark by itself, unless the visitor chose. */
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

/** Something of each document that there is. */
export const ofEach = <T>(
  { contrato, oferta, privacidade, livelo }: Documents,
  take: (document: DocumentFile) => T,
) => ({
  contrato: take(contrato),
  oferta: take(oferta),
  privacidade: take(privacidade),
  ...(livelo && { livelo: take(livelo) }),
})

/** The files of an operator from which pages are built, each with what it holds. */
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
