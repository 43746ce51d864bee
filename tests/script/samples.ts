import { addressSteps, stepOrder } from '../../src/api/contract/lead/stepOrder.ts'
import { campaigns } from '../../src/content/campaigns/campaignAt.ts'
import { keysIn } from '../../src/content/questions/answers.ts'
import { questions } from '../../src/content/questions/questions.ts'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import { namesIn, parametersOf, zipped } from './parameters.ts'

const { plans, planBySku } = builtInCatalogue
const plan = planBySku('d600b')
const keys = keysIn(questions)
const palmeiras = { address: 'Rua das Palmeiras', neighborhood: 'Centro', city: 'Ribeirão Preto', cep: '14010100' }

const yesOrNo = ['byBill', 'isDearer', 'hasMore', 'isChange', 'visitByPhone']
const amounts = ['bill', 'debit', 'difference', 'fine', 'price', 'priceAfter']

/** Sample values for a text's parameters, by parameter name, tried in order. */
const samples: Record<string, readonly unknown[]> = {
  ...Object.fromEntries(amounts.map((name) => [name, ['R$ 109,99']])),
  ...Object.fromEntries(yesOrNo.map((name) => [name, [false, true]])),
  account: ['••••5-6'],
  again: [[], [], ['street', 'plan']],
  agency: ['••••'],
  bank: ['Itaú Unibanco'],
  block: [undefined, '12'],
  one: ['o de 500 Mega sai por R$ 59,99'],
  other: ['o de 1 Giga sai por R$ 139,99'],
  bargain: ['', 'É o de 600 Mega, por R$ 119,99 por mês.'],
  cities: ['11 cidades', 'em Goiânia e em Pirenópolis'],
  city: ['Salvador', 'Recife', 'Rio de Janeiro'],
  condition: ['por 12 meses, no débito automático; depois, R$ 99,99'],
  changing: ['directDebit', 'name', 'cep'],
  count: [0, 1, 2, 3],
  date: ['qui., 10 de dezembro'],
  day: [10],
  days: [[12], [7, 10]],
  daysOfUse: [17],
  first: ['segunda, 23, de manhã'],
  last: ['sexta, 4'],
  periods: [['manha', 'tarde'], ['manha'], ['tarde']],
  soonest: ['26 nov, manhã'],
  visits: [['terça, 24, de manhã ou à tarde', 'quarta, 25, à tarde']],
  taken: ['segunda, 23, de manhã'],
  freeOnes: ['terça, 24, à tarde'],
  named: ['quinta, 26, à tarde'],
  devices: [0, 1, 2],
  due: [7],
  dues: [[1, 5, 7]],
  door: ['', 'Rua das Palmeiras, 35'],
  email: ['', 'ana@gmial.com'],
  error: ['Serviço fora do ar', 'O servidor está ocupado. Tente de novo em instantes.'],
  extras: ['', 'Globoplay'],
  fastest: ['2 Giga', '500 Mega'],
  example: ['', '14010-100'],
  examples: [['Apto 301', 'Casa 2']],
  installation: ['Grátis'],
  isFaster: [true, false],
  isSo: [true, false],
  key: keys,
  keys: [['document'], ['birthDate', 'motherName']],
  label: ['cidade'],
  links: [1, 0, 2],
  list: ['600 Mega e 1 Giga'],
  loyalty: [12],
  mask: ['(16) •••••-4567'],
  mega: [600, 1000],
  message: ['Olá! Quero saber das ofertas.'],
  moment: ['22 de novembro às 12:00'],
  months: [12],
  more: ['R$ 30,00', 'a partir de R$ 10,00'],
  name: ['', 'Ana'],
  names: ['Globoplay e HBO Max'],
  neighborhoods: ['8 bairros'],
  number: ['s/n', '12345678'],
  offer: ['', 'com HBO Max'],
  order: ['12345678'],
  when: ['Depois do dia 5', 'Se você recebe no quinto dia útil'],
  part: ['começo', 'meio'],
  people: [4],
  percent: [40],
  phone: ['(16) 99123-4567'],
  phrase: ['600 Mega com Globoplay'],
  place: ['Pergunta 1 de 3'],
  plan: ['', '600 Mega'],
  plans: [[['600 Mega', 'R$ 119,99']]],
  points: [11_000],
  reached: ['Em Salvador, a nossa rede já chega a 8 bairros.'],
  read: [Object.entries({ cep: '14010-100', number: '35' })],
  reason: ['O CEP tem oito números.'],
  reply: ['Tenho terça, 24, à tarde. Fica terça, 24, à tarde?'],
  protocol: ['12345678'],
  question: ['Tem fidelidade?'],
  quizToo: [false, true, true],
  seconds: [15],
  row: ['Para maratonar'],
  said: ['só posso à tarde'],
  since: ['21/11/2026'],
  value: ['600 Mega'],
  version: [1],
  slowest: ['500 Mega'],
  sold: ['Globoplay e HBO Max', ''],
  slug: plans.flatMap(({ benefits }) => benefits.map(({ slug }) => slug)),
  speeds: ['de 500 Mega a 2 Giga'],
  speed: ['600 Mega'],
  state: ['valendo', 'cancelado'],
  states: ['9 estados'],
  status: [503],
  stage: ['Pagamento'],
  step: ['Pagamento', 'Qual é o seu CPF?'],
  text: ['Service Unavailable', ''],
  title: ['Pedido realizado.'],
  streaming: ['', 'Globoplay'],
  total: [1, 3],
  triesLeft: [2, 1, 3],
  uf: ['BA'],
  where: ['na Bahia'],
  type: ['', 'text/html'],
  without: [119.99],
}

/** Samples for texts whose parameter names are ambiguous. */
const own: Record<string, readonly (readonly unknown[])[]> = {
  'unusualAnswerTexts.email': [[{ domain: 'gmail.com' }]],
  'unusualAnswerTexts.agency': [
    [{ bank: 'Santander', digits: 4, checkDigit: false }],
    [{ bank: 'Banco do Brasil', digits: 4, checkDigit: true }],
  ],
  'cepSearchTexts.row': [[palmeiras]],
  'cepTalkTexts.found': [1, 2, 3].map((count) => [
    { ceps: Array.from({ length: count }, () => palmeiras), more: count > 2 },
  ]),
  'cepTalkTexts.failed': [['Erro de rede: sua conexão caiu ou o servidor está fora do ar.']],
  'unusualAnswerTexts.account': [[{ bank: 'Itaú Unibanco', digits: 5 }]],
  'planAdviserTexts.reason': [true, false].map((isEnough) => [{ people: 'um', speed: '1 Giga', isEnough, devices: 8 }]),
  'adviceTexts.plays': [['500 Mega', '700 Mega', 'R$ 109,99']],
  'adviceTexts.sameFor': [['600 Mega', '700 Mega', 'R$ 109,99', false, 50]],
  bannerText: campaigns.map(({ content }) => [content]),
  dueText: [...addressSteps, ...stepOrder, null].map((due) => [due]),
  bannerOf: campaigns.flatMap((campaign) => [[campaign], [campaign, 700]]),
  'planWishTexts.plan': [
    ['600 Mega', 'Globoplay', 'R$ 119,99'],
    ['600 Mega', '', 'R$ 109,99'],
  ],
  'planWishTexts.several': [
    [['500 Mega, R$ 59,99', '600 Mega, R$ 109,99'], 0],
    [['500 Mega, R$ 59,99', '600 Mega, R$ 109,99'], 3],
  ],
  'planWishTexts.only': [['600 Mega, R$ 109,99']],
  'planWishTexts.none': [
    ['de 500 Mega com Globoplay', ['600 Mega com Globoplay, R$ 119,99', '500 Mega, R$ 59,99']],
    ['de 900 Mega', ['1 Giga, R$ 139,99']],
  ],
  'planWishTexts.atMost': [['R$ 40,00']],
  'planWishTexts.under': [['R$ 40,00']],
  'planWishTexts.atLeast': [['3 Giga']],
  'planWishTexts.over': [['2 Giga']],
  'planWishTexts.between': [['R$ 20,00', 'R$ 40,00']],
  'planWishTexts.cheaper': [['500 Mega']],
  'planWishTexts.dearer': [['2 Giga']],
  'adviceTexts.dearer': [['Globoplay', '600 Mega', 'R$ 119,99', '700 Mega', 'R$ 109,99']],
  'planWishTexts.speed': [['900 Mega']],
  'notAnAnswerTexts.isOneOf': [
    [true, 'conta', '••••7-8'],
    [false, 'conta', '••••7-8'],
  ],
  devices: [[40]],
  missing: [[['UF', 'city']], [['UF', 'city'], 'no endereço']],
  about: [['600 Mega']],
  'planTexts.of': [['600 Mega']],
  monthlyPrice: [[109.99], [109.99, 149.99]],
  option: [['341', 'Itaú Unibanco']],
  'offerTexts.installation': [['Grátis']],
  'mobileChoiceTexts.go': [['TIM Black']],
  'continueOnOtherDeviceTexts.mailed': [['a•••@provedor.com.br']],
  'eraseTexts.phone': [[''], ['(16) •••••-4567']],
  promise: ['', 'Rua das Palmeiras, 35'].map((address) => [address, 'ana@provedor.com.br']),
  whyLost: [[['document']], [['agency', 'account', 'code']]],
  'quizTexts.place': [[1, 3]],
  offerLabelRows: plans.slice(0, 1).map((each) => [each]),
  'planTexts.conditionInShort': [[plan?.offer, 119.99]],
  'planTexts.later': [[plan?.offer]],
  offerConditionRows: [[plan?.offer, 'Débito automático, todo dia 10']],
}

type Spoken = (...said: never[]) => unknown

/** A text with parameters, once for each sample. */
export function spokenBy(spoken: Spoken, at: string): unknown[] {
  const ofText = Object.entries(own).find(([suffix]) => at.endsWith(suffix))?.[1]
  const told = ofText ?? zipped(parametersOf(spoken).map((name) => samplesOf(name, at)))
  return told.map((said) => Reflect.apply(spoken, undefined, said))
}

function samplesOf(parameter: string, at: string): readonly unknown[] {
  const names = namesIn(/^\{(.*)\}$/.exec(parameter)?.[1] ?? '')
  if (names.length > 0)
    return zipped(names.map((name) => samplesOf(name, at))).map((values) =>
      Object.fromEntries(names.map((name, index) => [name, values[index]])),
    )
  const known = samples[parameter]
  if (!known) throw new Error(`tests/script/samples.ts does not know what '${parameter}' of ${at} may be.`)
  return known
}
