import type { Key } from '../content/questions/answers.ts'
import { dueDays } from '../api/contract/values/valueRules.ts'
import { isOfPlan, isYesNo } from './readValue.ts'
import { fallback, more, putOtherwise, saidFirst, signsSaid, undecided, type Rule } from './correctionPatterns.ts'
import { alsoAskedOfPayment, paymentRules } from './paymentChoiceRules.ts'
import { dayOfVisit, visitChoiceRules } from './visitChoiceRules.ts'

/** How what is wanted in the end is told from what was said before, at each question and in this order. */
export const rulesAt = (key: Key): readonly Rule[] =>
  rules[key] ?? (isYesNo(key) ? yesOrNo : isOfPlan(key) ? plan : others)

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
/** 'É o 35, mas na fachada está a placa antiga, 31-A', 'a conta ainda traz o número antigo, 27' */
const oldNumber =
  /[,;.]\s+(?:mas |s[óo] que )?[^,;.\d]*\b(?:placa|n[úu]mero)\b[^,;.\d]*\b(?:antig[oa]|velh[oa])\b[\s,]*(?:é |com |o )?\d+\s?-?[a-z]?\b/gi
/** 'É o 1187. Na matrícula do imóvel consta 1185', '450 mas na conta de luz tá 452' */
const recordedNumber =
  /(?<=\d[^]*)(?:[,;.]\s+|\s+(?=mas\s|s[óo] que\s))[^,;.\d]*(?<!\p{L})(?:matr[íi]cula|escritura|iptu|conta de (?:luz|[áa]gua))(?!\p{L})[^,;.\d]*(?<!\p{L})(?:consta|vem|traz|est[áa]|t[áa])(?!\p{L})[^,;.\d]*\d+\s?-?[a-z]?(?!\p{L})/giu
const sayableDays = '\\d{1,2}|cinco|sete|dez|doze|quinze|vinte'
/** Nothing turns what was said after it; 'pra não' gives a reason. */
const isKept = '(?![^]*(?:[\\d?]|(?<!\\p{L})(?:(?<!(?:pra|para) )n[ãa]o|mas|melhor|acho|ali[áa]s|digo)(?!\\p{L})))'
/** 'Recebo dia 15 e 30, tem 30? Se não tiver bota 15 mesmo', 'cai dia 5, então dia 7 tá bom' */
const dayAfterAll: Rule = [
  new RegExp(
    `^.*(?<!n[ãa]o )\\b(?:bota|p[õo]e|coloca|deixa|ent[ãa]o)\\s+(?:(?:pra|para|no|o|depois|bota|p[õo]e)\\s+)*(?:dia )?(${sayableDays})\\s+(?:mesmo|mermo|msm|t[áa] bom|serve)(?!\\p{L})${isKept}.*$`,
    'isu',
  ),
  'dia $1',
]
/** 'Não tem dia 30? Se não tiver põe 1 então': a day that is not in the list. */
const elseDay: Rule = [
  new RegExp(
    `^.*\\btem (?:o )?(?:dia )?(?!(?:${dueDays.join('|')})\\b)\\d{1,2}\\b.*\\bse n(?:[ãa]o|um)? (?:tem|tiver|tive|der|puder)[\\s,]+(?:(?:p[õo]e|bota|coloca|pode ser|vai|serve|o|no|dia) )+(\\d{1,2})\\b[^?\\d]*$`,
    'is',
  ),
  'dia $1',
]
/** 'O salário cai no quinto dia útil, aí pode ser sete, então bota dia dez pra não ficar no vermelho' */
const dayInTheEnd: Rule = [
  new RegExp(
    `^.*\\bent[ãa]o (?:bota|p[õo]e|coloca|deixa) (?:(?:pra|para|no|o) )*(?:dia )?(${sayableDays})(?!\\p{L}|\\s+(?:dias?|reais))${isKept}.*$`,
    'isu',
  ),
  'dia $1',
]
/** 'Pode mandar, só não liga no horário de aula' */
const unrung: Rule = [
  /(?<=\S)[\s,;.]+(?:mas |e )?(?:s[óo] n(?:[ãa]o)? (?:me )?|n[ãa]o me )(?:lig(?:a|ue|uem|ar|uem)|telefon\w+)\b(?!.*\b(?:zap|whats\w*|sms)\b)[^?]*$/i,
  '',
]
/** What also holds where something is asked. */
export const alsoAsked: { [K in Key]?: readonly Rule[] } = {
  ...alsoAskedOfPayment,
  complement: [[ofOtherPart, '']],
  acceptPromotions: [unrung],
  number: [
    [oldNumber, ''],
    [recordedNumber, ''],
  ],
  cep: [signsSaid],
  // 'É pra mandar o boleto aí?' chooses no boleto.
  email: [signsSaid],
  schedule: dayOfVisit,
  // 'Então dia 7, se atrasar um dia corta?'
  dueDate: [dayInTheEnd, dayAfterAll, elseDay],
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
  // 'O de 700 não espera o de 500 mesmo'
  [/^.*(?<!\p{L})n(?:[ãa]o)?,? (?:es)?p[eé]ra[ií]?[\s,.…]+(?!q(?:ue)?\b)(?=\S)/isu, ''],
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
  // 'Maria Sousa, com z, Souza'
  [/^(.*\s)(\p{L})\S*[\s,]+com (?:[b-df-hj-np-zç]|(?:dois|duas) \S)[\s,]+(\2\p{L}{2,})\s*$/isu, '$1$3'],
  // 'Tereza. O sobrenome é Nogueira Alves'
  [/^\s*([a-zà-ú]{3,})\s*[,.;]\s*(?:e )?(?:[oa] )?sobrenome (?:dela )?(?:[ée] |eh )?([a-zà-ú ]{3,})$/i, '$1 $2'],
]

const rules: { [K in Key]?: readonly Rule[] } = {
  ...paymentRules,
  schedule: visitChoiceRules,
  email: [
    // 'ana.souza@casa.com, ou melhor, usa só ana@casa.com que o outro eu esqueci a senha'
    [
      /^.*\S@\S.*?\b(?:ou melhor|ali[áa]s|digo|quer dizer)[\s,]+(?!(?:[^\s@]+ )*(?:n[ãa]o|nem|esquec\w+|que|menos|sem)\s)(?:[^\s@]+ ){0,3}(?=\S+@)|(?<=@\S+)\s+que o outro\b.*$/gis,
      '',
    ],
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
  birthDate: [...others],
  dueDate: [
    [undecided, ''],
    // '20 tá bom, o 15 é apertado'
    [
      /[\s,;.]+(?:[oa] )?(?:dia )?\d{1,2} (?:é|eh|fica) (?:muito )?(?:apertad\w+|ruim|cedo|longe|complicad\w+|pesad\w+)/gi,
      '',
    ],
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
  name: [...ofName],
  motherName: ofName,
}
