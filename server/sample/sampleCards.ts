import type { Product } from '../db/customerTables.ts'
import type { Sku } from '../plans/builtInOffers.ts'

/** A document with a fixed outcome, like the test cards of payment providers. */
export type DocumentCard = { document: string; outcome: Outcome; what: string }
type Outcome = 'approved' | 'quiz' | 'quiz that nobody passes' | 'rejected'

/** Any other valid document is approved. The right answers of a quiz derive from its document. */
export const documentCards = {
  approved: { document: '10000000108', outcome: 'approved', what: 'approved at once' },
  quizApproved: { document: '20000000299', outcome: 'quiz', what: 'quiz, then approved with the right answers' },
  quizWithNone: {
    document: '60000000655',
    outcome: 'quiz',
    what: 'quiz where "Nenhuma destas" is right once, then approved',
  },
  quizRefused: {
    document: '40000000477',
    outcome: 'quiz that nobody passes',
    what: 'quiz, then refused whatever is answered',
  },
  quizRefusedToo: { document: '40000001449', outcome: 'quiz that nobody passes', what: 'quiz, then refused, as above' },
  quizRefusedThird: {
    document: '40000002410',
    outcome: 'quiz that nobody passes',
    what: 'quiz, then refused, as above',
  },
  rejected: { document: '50000000566', outcome: 'rejected', what: 'refused at once' },
  company: { document: '12ABC34501DE35', outcome: 'approved', what: 'alphanumeric CNPJ, approved at once' },
  companyQuiz: {
    document: 'QU1Z0001000105',
    outcome: 'quiz',
    what: 'alphanumeric CNPJ, quiz, then approved with the right answers',
  },
  companyRejected: { document: 'NEGADO01000188', outcome: 'rejected', what: 'alphanumeric CNPJ, refused at once' },
} as const satisfies Record<string, DocumentCard>

/** An address with a fixed outcome. `number` is the one to type. */
export type AddressCard = { cep: string; what: string; number?: string; block?: string; lot?: string }

/** Handmade places; every other street is generated around them. */
export const addressCards = {
  covered: { cep: '14010100', number: '35', what: 'covered, every speed up to 2 Giga' },
  giga: { cep: '22041080', number: '502', what: 'covered up to 1 Giga; a building whose complements are known' },
  older: { cep: '14050100', number: '10', what: 'covered by an older cabinet: 300, 400 and 500 Mega only' },
  notCovered: { cep: '14010200', number: '35', what: 'not covered: no network in the street' },
  townNotCovered: { cep: '36325000', number: '10', what: 'not covered: the whole town, with its only CEP' },
  noFreePort: { cep: '14010110', number: '120', what: 'no free port: the splitter that passes 101 to 199 is full' },
  neighbour: { cep: '14010110', number: '35', what: 'the neighbour of the address above, who can have it' },
  lot: { cep: '74480100', block: '12', lot: '7', what: 'block and lot, covered' },
  lotFull: { cep: '74480100', block: '13', lot: '1', what: 'block and lot, no free port' },
  lotUnknown: { cep: '74480100', block: '99', lot: '1', what: 'block and lot that do not exist: not covered' },
  unknown: { cep: '14010404', what: 'CEP unknown' },
  onlyCep: {
    cep: '72980000',
    number: '10',
    what: 'covered; the only CEP of its city, so street and neighbourhood are typed',
  },
  down: { cep: '14010503', number: '35', what: 'look-up down; covered once the address is typed' },
  fullVisits: { cep: '14010600', number: '35', what: 'covered; every visit of the region is taken' },
  scarceVisits: {
    cep: '14010610',
    number: '35',
    what: 'covered; one visit a period, so a second order finds it taken',
  },
  espiritoSanto: {
    cep: '29055100',
    number: '35',
    what: 'covered; offers of Espírito Santo (d600gles) join when asked for',
  },
  rioGrande: { cep: '90430100', number: '35', what: 'covered; the campaign rs sells here and nowhere else' },
} as const satisfies Record<string, AddressCard>

/** A customer with a contract, by CPF: fibre to renew, or copper to migrate. `inLoyalty` lasts for many years. */
export type CustomerCard = {
  cpf: string
  product: Product
  name: string
  email: string | null
  phone: string | null
  birthDate: string
  motherName: string
  offers: readonly Sku[]
  inLoyalty?: true
  what: string
}

/** Any other CPF belongs to nobody and gets no offers. Documents above give the risk of a migration. */
export const customerCards = {
  renewal: {
    cpf: '70000000159',
    product: 'fibre',
    name: 'Beatriz Andrade Lima',
    email: 'beatriz.lima@correio.example',
    phone: '16991230001',
    birthDate: '04/02/1985',
    motherName: 'Sônia Andrade',
    offers: ['d600a', 'd600gl', 'd1000a'],
    what: 'renewal with three offers',
  },
  renewalOne: {
    cpf: '70000000230',
    product: 'fibre',
    name: 'Caio Prado',
    email: 'caio@correio.example',
    phone: '21991230002',
    birthDate: '19/09/1978',
    motherName: 'Lúcia Prado',
    offers: ['d500a'],
    what: 'renewal with one offer',
  },
  renewalByPhone: {
    cpf: '70000000310',
    product: 'fibre',
    name: 'Dalva Nogueira',
    email: null,
    phone: '1633110003',
    birthDate: '30/12/1950',
    motherName: 'Rosa Nogueira',
    offers: ['d500a', 'd700a'],
    what: 'renewal with two offers; a landline and no e-mail',
  },
  renewalNone: {
    cpf: '70000000400',
    product: 'fibre',
    name: 'Elias Moreira',
    email: 'elias@correio.example',
    phone: '31991230004',
    birthDate: '11/11/1991',
    motherName: 'Ivone Moreira',
    offers: [],
    what: 'a customer with no offer: answered as nobody',
  },
  renewalInLoyalty: {
    cpf: '70000000582',
    product: 'fibre',
    name: 'Flávia Rocha',
    email: 'flavia@correio.example',
    phone: '41991230005',
    birthDate: '07/07/1988',
    motherName: 'Teresa Rocha',
    offers: ['d600a'],
    inLoyalty: true,
    what: 'a customer still in loyalty: answered as nobody',
  },
  migration: {
    cpf: '80000000167',
    product: 'copper',
    name: 'Gustavo Ferraz',
    email: 'gustavo@correio.example',
    phone: '16991230006',
    birthDate: '22/05/1969',
    motherName: 'Alzira Ferraz',
    offers: ['d500a', 'd600a', 'd1000a'],
    what: 'migration with three offers, approved at once',
  },
  migrationNoContact: {
    cpf: '80000000248',
    product: 'copper',
    name: 'Helena Duarte',
    email: null,
    phone: null,
    birthDate: '01/01/1947',
    motherName: 'Odete Duarte',
    offers: ['d300a', 'd500a'],
    what: 'migration with two offers; telephone and e-mail are asked; 300 Mega has no visit to schedule',
  },
  migrationNone: {
    cpf: '80000000329',
    product: 'copper',
    name: 'Ivo Sales',
    email: 'ivo@correio.example',
    phone: '71991230008',
    birthDate: '16/08/1973',
    motherName: 'Nair Sales',
    offers: [],
    what: 'a customer with no offer: answered as nobody',
  },
  migrationQuiz: {
    cpf: documentCards.quizApproved.document,
    product: 'copper',
    name: 'Joana Peixoto',
    email: 'joana@correio.example',
    phone: '62991230009',
    birthDate: '25/03/1982',
    motherName: 'Marta Peixoto',
    offers: ['d600a', 'd1000a'],
    what: 'migration with two offers, quiz before the order',
  },
  migrationRejected: {
    cpf: documentCards.rejected.document,
    product: 'copper',
    name: 'Kléber Antunes',
    email: 'kleber@correio.example',
    phone: '51991230010',
    birthDate: '13/06/1995',
    motherName: 'Zélia Antunes',
    offers: ['d500a'],
    what: 'migration with one offer, refused by the risk provider',
  },
} as const satisfies Record<string, CustomerCard>

/** A mobile line, by its number and the campaign of its plan. Any other number is unknown. */
export type MobileCard = { phone: string; addon: string; active: boolean; what: string }

export const mobileCards = {
  controle: { phone: '16991000001', addon: 'timcontrole', active: true, what: 'TIM Controle, with its bonus' },
  black: { phone: '16991000002', addon: 'timblack', active: true, what: 'TIM Black, with its bonus' },
  pre: { phone: '16991000003', addon: 'timpre', active: true, what: 'TIM Pré, with its bonus' },
  suspended: {
    phone: '16991000004',
    addon: 'timcontrole',
    active: false,
    what: 'a suspended line: answered as unknown',
  },
} as const satisfies Record<string, MobileCard>

/** The operator's own e-mail domains. Any address there can get a code. */
export const corporateDomains = [
  'timbrasil.example',
  'colaborador.timbrasil.example',
  'lojas.timbrasil.example',
] as const
