import type { Key } from '../content/questions/answers.ts'
import { dueDays } from '../api/contract/values/values.ts'
import { isOfPlan, isYesNo } from './readValue.ts'
import { visitChoiceRules } from './visitChoiceRules.ts'

/** What is found in a line, and what is wanted instead. The comment above each shows such a line. */
export type Rule = readonly [found: RegExp, wanted: string]

/** How what is wanted in the end is told from what was said before, at each question and in this order. */
export const rulesAt = (key: Key): readonly Rule[] =>
  rules[key] ?? (isYesNo(key) ? yesOrNo : isOfPlan(key) ? plan : others)

/** 'Entre o 500 e o 600... acho que vou no 600' */
const undecided =
  /^.*\b(?:entre|d[uú]vida|ia|pensei|pensando)\b.*?(?:[,;.…]+|\bmas\b)\s*(?:mas |ent[aã]o |acho (?:que |q )?)*(?=(?:eu )?(?:vou (?:n[oa]|de|com|querer|pegar|ficar|levar)|fico|quero|prefiro|levo|fecho|o de|vai (?:o|de)|bota|p[õo]e|coloca|manda|pego|me v[êe])\s)/is
/** 'Sim. Quer dizer, não' */
const putOtherwise = /^.*\b(?:quer dizer|digo|ali[áa]s|ou melhor|pensando bem)\b[\s,.;!…]+(?=\S)/is
/** What takes a yes or a no back, or speaks of another answer. */
const more =
  '(?:mas|s[óo]|se|quer dizer|ali[áa]s|boleto|d[ée]bito|autom[áa]tico|banco|bradesco|ita[úu]|[nd]a caixa|conta|nubank|santander|' +
  'errad[oa]|errei|espera|p[eé]ra|depois|vejo|ver|pensar|nunca|jamais|deixa|cancela|cart[ãa]o|carn[êe]|pix|poupan[çc]a|nome|cep|n[úu]mero|celular|telefone|plano|visita|vencimento|mud\\w+|troc\\w+)\\b'
/** 'Pode mandar, meu e-mail eu nem abro mesmo', 'sim, é mais prático' */
const saidFirst = new RegExp(
  `^((?:pode (?:mandar|ser)|manda|quero|sim|claro)(?: sim)?)\\s*,\\s*(?!.*\\b(?:n[ãa]o|${more}))[^?\\d@]*$`,
  'is',
)
/** 'Na conta tá 230, na parede 232... põe 232' */
const ordered =
  /^.*[,;.…]\s*(?:ent[aã]o |e |mas )*(?=(?:p[õo]e|bota|coloca|anota)\s+(?:o |a |n[oa] |dia |n[uú]mero )*\d)/is
/** 'Na conta vem 35, mas a entrada é pela outra rua. Vou de 35' */
const goesFor = /^(?:.*[,;.…]\s*)?(?:eu )?vou (?:de|no|com) (?:o )?(?=\d+\b)/is
/** 'Na frente mora minha mãe, mas a internet é pra casa dos fundos' */
const installsAt =
  /^.*\bmas (?:a |o )?(?:internet|net|fibra|instala[çc][ãa]o|t[ée]cnico|wi-?fi) (?:[ée]|eh|vai|fica|vem|entra) (?:(?:pra|para|pro|no|na|em) )(?:[ao] )?(?=(?:casa d[ao]|casa \d|fundos|frente|ap\w*|bloco|sobrado|t[ée]rreo)\b)/is
/** 'Casa dos fundos, na da frente mora minha irmã' */
const ofOtherPart =
  /[,;.]\s+(?:e )?(?:n?[oa]s? )?(?:d[aeo]s? )?(?:frente|cima|baixo|lado|outr[oa])(?!\p{L})(?![^?]*(?:\d|(?<!\p{L})(?:eu (?:moro|fico)|e eu|ap|bloco|fundos)))[^,;.?]*(?<!\p{L})(?:moram?|é|fica|tem)(?!\p{L})[^.?]*/isu
/** Another that is to serve if this one does not. */
const fallback =
  /(?<=\S)[\s,.;(]+(?:e |mas )?se (?:\S+ )?(?:n[ãa]o|n) (?:der|tiver|puder|rolar|(?:aceit|consegu|atend|exist|ach|cheg)\w+)[\s,][^?]*$/i
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
const ofPayment = [ifSo, isItPossible, givenUp]
/** What also holds where something is asked. */
export const alsoAsked: { [K in Key]?: readonly Rule[] } = {
  directDebit: [ifSo, insteadOfOther, afterAll, winsOver],
  complement: [[ofOtherPart, '']],
  // 'Então dia 7, se atrasar um dia corta?'
  dueDate: [[/\b(?:atras\w+|passa\w*) um dia\b/gi, 'atraso']],
  bank: [...ofPayment, [whicheverBank, '']],
  agency: ofPayment,
  account: ofPayment,
}

const yesOrNo: readonly Rule[] = [
  [putOtherwise, ''],
  [saidFirst, '$1'],
  // 'N, minha caixa já tá lotada', 'Deus me livre kkkk não'
  [
    new RegExp(
      `^\\s*(?:(?:n[ãa]o|n)(?: obrigad[oa])?\\s*[,.;!]+|deus me livre(?=[\\sk!.,]*(?:n[ãa]o)?[\\s!.]*$))(?!.*\\b(?:s|sim|adoro|amo|gosto|imagina|receber|quero|pode|manda|aceito|prefiro|sei|talvez|e-?mail|${more}))[^?\\d@]*$`,
      'is',
    ),
    'não',
  ],
]

const plan: readonly Rule[] = [
  // 'O mais rápido, mas minha mãe falou que não pode passar de 150'
  [
    /\b(?:meu|minha) \p{L}+ (?:falou|disse|avisou|pediu) (?:que|q) (?=(?:n|n[ãa]o|at[ée]|no m[áa]ximo|tem que) )/giu,
    '',
  ],
  // 'Vai o 2 mesmo, depois eu vejo se troco'
  [/^([^,?]+?)[\s,;.]+(?:e )?(?:dps|depois) (?:eu )?(?:vejo|troco|mudo|decido|penso)\b[^?]*$/is, '$1'],
  // 'Depois de um ano o de 59,99 vai pra quanto'
  [
    /^((?!.*\b(?:quero|bota|fico|pego|manda)\b)[^?]*\b(?:aument\w+|sobe|passa|fica|sai|vai|custa) (?:(?:pra|para|em|por|a) )?quanto\b[^?]*)$/is,
    '$1?',
  ],
  [undecided, ''],
  // 'Quero o de 1 giga. Não quer não, é o marido digitando. Pega o de 500'
  [
    /^.*\bn[ãa]o\b.*[.!…]\s*(?:(?:ent[ãa]o|e|a[ií]|mas)[\s,]+)*(?=(?:pega|bota|vai|fica com|p[õo]e|coloca|manda|quero) (?:d?[oa] )(?:de )?(?:\d{3}|\d giga)\b[^?.]*$)/is,
    '',
  ],
  // '700. não, deixa a 600 com Globoplay'
  [
    /^.*?[,;.…]\s*(?:h?um+|hmm+|ah|ops|opa)?\s*(?:n[ãa]o[,.…]+(?:\s*(?:p[eé]ra[ií]?|espera)[,.…]*)?|(?:ou melhor|ali[áa]s|digo)[,.…]?)\s+(?=(?:deixa|vai|bota|p[õo]e|coloca|quero|fico|prefiro|manda|vou (?:de|com|n[oa]))\s(?!.*\bn[ãa]o\b))/is,
    '',
  ],
  // 'Então vai o giga'
  [/(?<=\b(?:o|do|de|no|pro) )giga\b/gi, '1 giga'],
  // 'Deixa a 600' is no price that is offered.
  [/^\s*deixa\s+[oa]\s(?:de\s)?(?=\d{3}\b)/i, 'o de '],
  // 'O 3, que minha mãe não vive sem novela'
  [
    /^((?:(?:quero|pode ser|fico com|vou (?:de|com)|[ée]) )?[oa] (?:\d|de \d{3}(?: mega)?|primeir[oa]|segund[oa]|terceir[oa])),? (?:que|q|pq|porque|pois) (?!.*\b(?:quero|bota|fico|melhor|n[ãa]o (?:quero|serve))\b)[^?\d]*$/i,
    '$1',
  ],
]

const others: readonly Rule[] = [
  [undecided, ''],
  [fallback, ''],
]

const ofName: readonly Rule[] = [
  // 'Maria Aparecida dos Santos, Aparecida com dois pês'
  [/^(.*(?<!\p{L})(\p{L}{3,})(?!\p{L}).*?)[\s,]+\2 com (?:dois|duas|um|uma) .*$/isu, '$1'],
  // 'Maria Aparecida de Souza... no RG tá só Maria Souza, põe assim'
  [
    /^.{0,120}\b(?:rg|documento|certid[ãa]o|cnh)\b.{0,80}?\b(?:t[áa]|est[áa]|saiu|consta)\s+(?:s[óo]\s+)?([^,;.]+?)[,;.]?\s*(?:ent[ãa]o\s+)?(?:p[õo]e|bota|coloca|deixa)\b.*$/is,
    '$1',
  ],
  // 'Maria de Fátima Lopez digo Lopes com s'
  [/^(.*\s)(\p{L})\p{L}+[\s,.]+(?:digo|quer dizer|ali[áa]s)[\s,]+(\2\p{L}{2,})(?:\s+com \S+)?\s*$/isu, '$1$3'],
  // 'Maria Sousa, com z, Souza'
  [/^(.*\s)(\p{L})\S*[\s,]+com (?:[b-df-hj-np-zç]|(?:dois|duas) \S)[\s,]+(\2\p{L}{2,})\s*$/isu, '$1$3'],
  // 'Tereza. O sobrenome é Nogueira Alves'
  [/^\s*([a-zà-ú]{3,})\s*[,.;]\s*(?:e )?(?:[oa] )?sobrenome (?:dela )?(?:[ée] |eh )?([a-zà-ú ]{3,})$/i, '$1 $2'],
]

const rules: { [K in Key]?: readonly Rule[] } = {
  directDebit: [
    [putOtherwise, ''],
    // 'Se for pra ganhar o desconto bora de débito'
    [
      /^\s*(?:se|j[áa] que|como) (?:for |[ée] )?(?:(?:pra|para) (?:ganhar|ter|pegar)|tem|por causa d?o) (?:o )?desconto(?!.*\bboleto\b)[\s,]+/i,
      '',
    ],
    // 'Se o desconto é no débito, nem tem o que pensar'
    [/^([^?]*)\bnem (?:tem|h[áa]|precis\w+) (?:o )?(?:que|q|de) pensar\b[^?]*$/i, '$1 quero'],
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
  schedule: visitChoiceRules,
  email: [
    // 'ana.souza@casa.com, ou melhor só ana@casa.com que o outro eu esqueci a senha'
    [/^.*\S@\S.*?\b(?:ou melhor|ali[áa]s|digo)[\s,]+(?:s[óo] |o )*(?=\S+@)|(?<=@\S+)\s+que o outro\b.*$/gis, ''],
    // 'ana@gmial.com ops gmail'
    [/(\S+@)\S+[\s,.]+(?:ops|opa|digo|quer dizer)[\s,.]+(gmail|hotmail|outlook|yahoo)(?:\.com)?\s*$/i, '$1$2.com'],
    // 'ana@provedor.com.br e n me manda propaganda pf'
    [
      /[\s,;.]+(?:e\s+|mas\s+)?(?:sem|nada de|n(?:[ãa]o|em)?(?:\s+(?:me|precisa|quero|mand\w+|envi\w+|receb\w+|de|as?|nenhuma?))+)\s+(?:propagandas?|spam|promo\S+|ofertas?)(?!\S*@)(?!.*\bmas\b).*$/i,
      ', sem promoções',
    ],
    [fallback, ''],
  ],
  complement: [
    [installsAt, ''],
    // 'Casa mesmo, só que é a dos fundos, entra pelo corredor'
    [
      /^\s*casa(?: mesmo)?[\s,.]+(?:(?:mas|s[óo] que|é|eh)\s+)*a dos fundos(?!.*\d|\s+(?:é|eh|est[áa]|t[áa]|fica|tem|mora) ).*$/is,
      'casa dos fundos',
    ],
    // 'É casa, só que minha sogra mora na frente e eu nos fundos'
    [
      /^.*\be (?:a gente|eu) (?:mora |moro |fico )?(?:n[ao]s?) (?:parte d[eao] )?(?=(?:fundos|frente|cima|baixo|t[ée]rreo|casa|sobrado|\d)\b)/is,
      '',
    ],
    [ofOtherPart, ''],
    ...others,
  ],
  number: [
    [undecided, ''],
    [ordered, ''],
    [goesFor, ''],
    // 'Era 53 mas mudaram, hoje tá 35 na placa'
    [/^.*\b(?:hoje|agora) (?:t[áa]|[ée]|est[áa]|ficou) (?:o )?(?=\d)/is, ''],
    [fallback, ''],
  ],
  dueDate: [
    [undecided, ''],
    // 'Bota o primeiro que tiver depois' is no first of the month, nor is 'um pouquinho depois'.
    [/\bo primeir[oa] (?=(?:dia )?(?:q(?:ue)? (?:tiver|vier|der) )?(?:depois|em seguida))/i, ''],
    [/\bum (?=pouc|pouquinh)/i, ''],
    // 'O último que tiver, quanto mais tarde melhor'
    [
      /^(?!.*\b(?:n[ãa]o|nem|primeir\w*|quer dizer|ali[áa]s|digo|que meu|mas|menos)(?!\p{L}))\s*(?:(?:quero|prefiro|pode ser|p[õo]e|bota|fico com)\s+)*(?:o|no) [úu]ltimo(?: (?:dia|mesmo|que|q|da lista|tiver|tem|a[íi]|poss[íi]vel|de todos))*(?=\s*(?:[,.!]|$))[^?\d]*$/iu,
      `dia ${dueDays.at(-1)}`,
    ],
    // 'O INSS cai dia 25, então nesse'
    [
      /^(?!.*\b(?:n[ãa]o|nem|menos|aluguel)\b).*\bdia (\d{1,2})\b\D*\b(?:ness[ea]|nele|no mesmo)(?: (?:dia|mesmo|data|ent[ãa]o|por favor))*\W*$/is,
      'dia $1',
    ],
    // 'Dia 5, não, 5 é o aluguel. 7 então'
    [
      /^.*\d.*(?<!\bse )\bn[ãa]o\b[^?]*?[,;.…]\s*(?:(?:bota|p[õo]e|coloca|deixa|melhor|fica|quero|vai|o|no|dia) )*(\d{1,2})(?: (?:ent[ãa]o|mesmo|(?:por|pra|para|que|porque|pq) [^?\d]*))?[\s.!]*$/is,
      'dia $1',
    ],
    [ordered, ''],
    [goesFor, ''],
    [fallback, ''],
  ],
  bank: [
    [putOtherwise, ''],
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
  name: [
    // 'Tô fazendo pra minha mãe. O nome dela é Ana Souza'
    [/^(?!.*\b(?:no|em) meu nome\b).*\b(?:pra|para|pro|por)\b.*\bnome d(?:ela|ele) (?:é|eh)\s+([^,;.]+)[.!]*$/is, '$1'],
    ...ofName,
  ],
  motherName: ofName,
}
