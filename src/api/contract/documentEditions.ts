import { givenEditions } from './operatorSite/givenEditions.ts'
import type { Day } from './values/dates.ts'

/** An edition of a document, and the day from which it is in force. */
export type Edition = { version: number; since: Day }
type Editions = { title: string; editions: readonly [Edition, ...Edition[]] }

const own = {
  contrato: {
    title: 'Contrato de prestação do serviço de banda larga',
    editions: [{ version: 1, since: '21/11/2026' }],
  },
  oferta: { title: 'Regulamento geral das ofertas', editions: [{ version: 1, since: '21/11/2026' }] },
  privacidade: { title: 'Política de privacidade', editions: [{ version: 1, since: '21/11/2026' }] },
  livelo: { title: 'Regulamento dos pontos Livelo', editions: [{ version: 1, since: '21/11/2026' }] },
} as const satisfies Record<string, Editions>

export type DocumentName = keyof typeof own

/** The site's documents by the last segment of their address, each with its editions, the newest first. */
export const documents: Readonly<Record<DocumentName, Editions>> = { ...own, ...givenEditions }

export const documentPath = (name: DocumentName) => `/regulamentos/${name}`

/** The address of an edition. The one in force has the document's own address. */
export const editionPath = (
  name: DocumentName,
  { version }: Edition,
  all: readonly Edition[] = documents[name].editions,
) => (version === all[0]?.version ? documentPath(name) : permanentPath(name, { version }))

const [contract] = documents.contrato.editions
const [regulation] = documents.oferta.editions

/** The permanent address of an edition, also after it is replaced. */
export const permanentPath = (name: DocumentName, { version }: Pick<Edition, 'version'>) =>
  `${documentPath(name)}/versao-${version}`

/** The editions that an order accepts, as a newly loaded page shows them. */
export const acceptedNow = { contrato: contract.version, oferta: regulation.version } as const

/** An operator's documents replace all of the product's. */
export const documentNames = Object.keys(givenEditions ?? own).filter(isDocument)

function isDocument(name: string): name is DocumentName {
  return Object.hasOwn(own, name)
}

/** The document at an address without its campaign, in the edition that the address names. */
export function documentAt(path: string): { name: DocumentName; edition: Edition } | null {
  for (const name of documentNames) {
    const edition = documents[name].editions.find(
      (each) => path === editionPath(name, each) || path === permanentPath(name, each),
    )
    if (edition) return { name, edition }
  }
  return null
}
