import type { Key } from '../content/questions/answers.ts'
import { fallback, halfDozen, putOtherwise, saidFirst, signsSaid, undecided, type Rule } from './correctionPatterns.ts'

/** 'Não curti passar a conta, se for assim deixa no boleto' */
const ifSo: Rule = [
  /^\D*\b(?:se for assim|sendo assim|nesse caso)[\s,]+(?=(?:deixa|fico|prefiro|quero|vai|bota|boleto|d[ée]bito)\b)/i,
  '',
]
/** 'Prefiro boleto mesmo, dá pra voltar?' */
const isItPossible: Rule = [
  /(?<=\S)(?<!\bdepois)[\s,.]+(?:ainda )?(?:d[áa]|pode|tem como)(?: ainda)?(?: tempo)? (?:(?:pra|para|de) )?(?:voltar|trocar|mudar)(?: ainda)?\s*\?+\s*$/i,
  '',
]
/** 'Pix não tem? se não tiver vai débito' */
const insteadOfOther: Rule = [
  /^.*\b(?:pix|cart[ãa]o)\b[^;]*[?,]\s*se n[ãa]o(?: (?:tem|tiver|der|aceit\w+))?[\s,]+(?:(?:vai|vou|quero|pode ser|de|no) )*(?=(?:boleto|d[ée]bito)\b(?!.*\?))/is,
  '',
]
/** 'Qual dos dois vocês aceitam? Se puder os dois, Bradesco' */
const whicheverBank =
  /^.*\bse (?:puder|der|forem?|aceit\w+) (?:os dois|qualquer um|tanto faz)[\s,]+(?=\p{L}+(?: \p{L}+)?\W*$)/isu
/** 'Desisti do débito, meu marido falou que é pra fazer boleto' */
const givenUp: Rule = [/^.*\bdesist\w+ d[oe] d[ée]bito\b(?!.*\?).*$/is, 'boleto']
/** 'Boleto... ah não, 10 reais a mais?? então débito. Pix não tem?' */
const afterAll: Rule = [
  /^.*\bent[ãa]o (?:(?:vai|vou|quero|fica|de|no|o|pode ser) )*(?=(?:boleto|d[ée]bito)\b[^?]*(?:[.!]|$))/is,
  '',
]
/** 'Não gosto que mexam na conta, mas por dez reais, vá lá: débito' */
const winsOver: Rule = [
  /^[^?]*\bn[ãa]o (?:gosto|confio|curto|queria)\b[^?]*\bmas\b(?![^?]*boleto)[^?]*(?=\bd[ée]bito\b)/is,
  '',
]
/** 'Deixa, prefiro mudar pra boleto' */
const goesToBill: Rule = [
  /^(?![^]*(?<!\p{L})(?:n[ãa]o|nem|depois|se|m[êe]s|outro)(?!\p{L}))[^?]*\b(?:prefiro|quero|melhor|vou|deixa)\b[^?]*\b(?:mud|troc|pass|volt)\w+ (?:pra |para |pro |no |ao |o )*boleto\b[^?]*$/isu,
  'boleto',
]
const ofPayment = [ifSo, isItPossible, givenUp, goesToBill]
/** What also holds where something is asked. */
export const alsoAskedOfPayment: { [K in Key]?: readonly Rule[] } = {
  directDebit: [ifSo, insteadOfOther, afterAll, winsOver],
  bank: [...ofPayment, [whicheverBank, '']],
  agency: [
    ...ofPayment,
    signsSaid,
    halfDozen,
    // '1482 acho que é isso, o dígito é o 0', '2764 tem um traço 3'
    [
      /^(.*\b\d{3,5})\b(?!\s*-)(?!.*\b(?:sem|n[ãa]o tem|conta)\b)[^\d]*?\b(?:d[íi]gito|tra[çc]o)\b(?: (?:é|eh|o|um))*\s*(\d|x)\b.*$/is,
      '$1-$2',
    ],
  ],
  account: [...ofPayment, signsSaid, halfDozen],
}

/** How one way to pay and one bank are told from others that are named. */
export const paymentRules: { [K in Key]?: readonly Rule[] } = {
  directDebit: [
    [putOtherwise, ''],
    // 'Débito sim, senão eu esqueço, minha conta é no Itaú'
    [/\s+(?:sen[ãa]o|se n[ãa]o) (?:eu )?(?:esque[çc]o|atraso|perco|me enrolo)\w*/i, ''],
    // 'Boleto, o automático já me deu problema', 'boleto, por favor. Não confio em descontar da conta': a way, and then why.
    [
      /^((?:(?:ih+|ah|acho que|eu|prefiro|quero|vou (?:de|no)|melhor|pode ser|no|por|o)\s+)*(?:boleto|d[ée]bito(?: autom[áa]tico)?)(?: mesmo|,? por favor|,? pfv?)*)\s*[,.;(]\s*(?!.*\b(?:ali[áa]s|digo|digita|na verdade|espera|p[eé]ra|n[ãa]o(?! (?:confio|gosto|curto) (?:n[oa]|de|em)\b)|ops|esquece|vai|bota|p[õo]e|coloca|muda|ou melhor|pensando|mas|só que|se|quero|prefiro|melhor)\b)(?=.*\b(?:autom[áa]tico|d[ée]bito|boleto|descont\w+)\b)[^?\d]*$/i,
      '$1',
    ],
    // 'Não confio em débito automático, já me descontaram duas vezes'
    [
      /^\s*(?:(?:eu|ah|olha),? )*n[ãa]o (?:confio|gosto|curto|uso|quero) (?:mais |muito )*(?:em |d[eo] |n?o |com )*(?:d[ée]bito|autom[áa]tico)\b(?!.*\b(?:boleto|mas|vai|p[õo]e|bota|coloca|ent[ãa]o|sim|pode)\b)[^?\d]*$/i,
      'boleto',
    ],
    [saidFirst, '$1'],
  ],
  bank: [
    [putOtherwise, ''],
    // '077 - Inter', 'Inter (077)'
    [/^\s*\d{3}\s*[-–—]\s*(?=\p{L})|\s*\(\d{3}\)/u, ''],
    [whicheverBank, ''],
    [undecided, ''],
    [fallback, ''],
    // 'Santander, mas é conjunta, melhor pôr a do Bradesco'
    [
      /^.*\bpode (?:p[ôo]r|botar|colocar) n[oa] (?=\S)|^.*(?:\bmelhor |[,;.]\s*)(?:p[ôo]r|botar|colocar|usar|usa|deixar|p[õo]e|coloca|bota|deixa) (?:[ao] )?(?:d[oa] |n[oa] )?(?=\S)/is,
      '',
    ],
    // 'Sicredi, que o Bradesco só uso pra poupança'
    [
      /^(?!(?:[oa]|n[oa]|d[oa]|meu|minha|aquel\w+|ess[ea]|mesmo|banco|conta|acho|prefiro|quero|tem|tenho|sei|uso|pode|creio)\b|[ée] )(\p{L}+(?: \p{L}+)?),? (?:que|q|pq|porque|pois) [^?\d]*$/iu,
      '$1',
    ],
  ],
}
