import type { Key } from '../content/questions/answers.ts'
import { isOfPlan, isYesNo } from './readValue.ts'
import { takenBack } from './values/availability.ts'

/**
 * What is wanted in the end: 'mudei de ideia, pix', 'entre o 500 e o 600... acho que vou no 600', 'Nubank, se não der o Inter'.
 */
export function finalChoice(key: Key, text: string): string {
  const wanted = text.replace(mindChanged, '')
  if (text.includes('?')) return wanted
  if (key === 'directDebit')
    return wanted
      .replace(putOtherwise, '')
      .replace(thisNotThat, '$1')
      .replace(distrusts, 'boleto')
      .replace(saidFirst, '$1')
  if (isYesNo(key)) return wanted.replace(putOtherwise, '').replace(saidFirst, '$1').replace(refusedFirst, 'não')
  if (key === 'schedule')
    return wanted
      .replace(otherPeriod, '')
      .replace(takenBack, '')
      .replace(dayAlone, '$1dia $2')
      .replace(orderedDay, '')
      .replace(refusedDay, '')
      .replace(elseAny, '')
      .replace(ifPossible, '$1')
      .replace(toCrew, '')
  if (key === 'name' || key === 'motherName')
    return (key === 'name' ? wanted.replace(nameOfSigner, '$1') : wanted)
      .replace(asInPapers, '$1')
      .replace(spelledAgain, '$1$3')
      .replace(surnameAfter, '$1 $2')
  if (key === 'email') return wanted.replace(otherMail, '').replace(fallback, '')
  if (key === 'number')
    return wanted
      .replace(undecided, '')
      .replace(ordered, '')
      .replace(goesFor, '')
      .replace(today, '')
      .replace(fallback, '')
  const decided = wanted.replace(undecided, '')
  if (key === 'dueDate')
    return decided
      .replace(thatDay, 'dia $1')
      .replace(dayAfterNo, 'dia $1')
      .replace(ordered, '')
      .replace(goesFor, '')
      .replace(fallback, '')
  if (key === 'bank') return decided.replace(fallback, '').replace(better, '')
  return isOfPlan(key)
    ? decided.replace(overruled, '').replace(leaveAt, 'o de ').replace(because, '$1')
    : decided.replace(fallback, '')
}

/** What is said for the crew beside a visit. */
export const toldToCrew = (text: string): string | null =>
  text.includes('?') ? null : (toCrew.exec(text)?.[0] ?? null)

const mindChanged =
  /^\s*(ah[\s,]+)?mudei de id[eé]ia(?:\s*[,.:;!]\s*|\s+(?=quero|vou|prefiro|pode|bota|p[õo]e|coloca|é|melhor|agora))(?=\S)/i
const undecided =
  /^.*\b(?:entre|d[uú]vida|ia|pensei|pensando)\b.*?(?:[,;.…]+|\bmas\b)\s*(?:mas |ent[aã]o |acho (?:que |q )?)*(?=(?:eu )?(?:vou (?:n[oa]|de|com|querer|pegar|ficar|levar)|fico|quero|prefiro|levo|fecho|o de|vai (?:o|de)|bota|p[õo]e|coloca|manda|pego|me v[êe])\s)/is
/** 'Maria Aparecida de Souza... no RG tá só Maria Souza, põe assim' */
const asInPapers =
  /^.{0,120}\b(?:rg|documento|certid[ãa]o|cnh)\b.{0,80}?\b(?:t[áa]|est[áa]|saiu|consta)\s+(?:s[óo]\s+)?([^,;.]+?)[,;.]?\s*(?:ent[ãa]o\s+)?(?:p[õo]e|bota|coloca|deixa)\b.*$/is
/** 'Sim. Quer dizer, não' */
const putOtherwise = /^.*\b(?:quer dizer|digo|ali[áa]s|ou melhor|pensando bem)\b[\s,.;!…]+(?=\S)/is
/** 'Boleto, o automático já me deu problema': a way to pay, and then a reason that names the other. */
const thisNotThat =
  /^((?:(?:ih+|ah|acho que|eu|prefiro|quero|vou (?:de|no)|melhor|pode ser|no|por|o)\s+)*(?:boleto|d[ée]bito(?: autom[áa]tico)?)(?: mesmo)?)\s*[,.;(]\s*(?!.*\b(?:ali[áa]s|digo|digita|na verdade|espera|p[eé]ra|n[ãa]o|ops|esquece|vai|bota|p[õo]e|coloca|muda|ou melhor|pensando|mas|só que|se|quero|prefiro|melhor)\b)(?=.*\b(?:autom[áa]tico|d[ée]bito|boleto)\b)[^?\d]*$/i
/** 'Não confio em débito automático, já me descontaram duas vezes' */
const distrusts =
  /^\s*(?:(?:eu|ah|olha),? )*n[ãa]o (?:confio|gosto|curto|uso|quero) (?:mais |muito )*(?:em |d[eo] |n?o |com )*(?:d[ée]bito|autom[áa]tico)\b(?!.*\b(?:boleto|mas|vai|p[õo]e|bota|coloca|ent[ãa]o|sim|pode)\b)[^?\d]*$/i
/** 'Maria Sousa, com z, Souza' */
const spelledAgain = /^(.*\s)(\p{L})\S*[\s,]+com (?:[b-df-hj-np-zç]|(?:dois|duas) \S)[\s,]+(\2\p{L}{2,})\s*$/isu
/** 'Tô fazendo pra minha mãe. O nome dela é Ana Souza' */
const nameOfSigner =
  /^(?!.*\b(?:no|em) meu nome\b).*\b(?:pra|para|pro|por)\b.*\bnome d(?:ela|ele) (?:é|eh)\s+([^,;.]+)[.!]*$/is
/** 'Tereza. O sobrenome é Nogueira Alves' */
const surnameAfter = /^\s*([a-zà-ú]{3,})\s*[,.;]\s*(?:e )?(?:[oa] )?sobrenome (?:dela )?(?:[ée] |eh )?([a-zà-ú ]{3,})$/i
/** 'ana.souza@casa.com, ou melhor só ana@casa.com que o outro eu esqueci a senha' */
const otherMail = /^.*\S@\S.*?\b(?:ou melhor|ali[áa]s|digo)[\s,]+(?:s[óo] |o )*(?=\S+@)|(?<=@\S+)\s+que o outro\b.*$/gis
/** 'Era 53 mas mudaram, hoje tá 35 na placa' */
const today = /^.*\b(?:hoje|agora) (?:t[áa]|[ée]|est[áa]|ficou) (?:o )?(?=\d)/is
/** 'O INSS cai dia 25, então nesse' */
const thatDay =
  /^(?!.*\b(?:n[ãa]o|nem|menos|aluguel)\b).*\bdia (\d{1,2})\b\D*\b(?:ness[ea]|nele|no mesmo)(?: (?:dia|mesmo|data|ent[ãa]o|por favor))*\W*$/is
/** 'Dia 5, não, 5 é o aluguel. 7 então' */
const dayAfterNo =
  /^.*\d.*(?<!\bse )\bn[ãa]o\b[^?]*?[,;.…]\s*(?:(?:bota|p[õo]e|coloca|deixa|melhor|fica|quero|vai|o|no|dia) )*(\d{1,2})(?: (?:ent[ãa]o|mesmo|(?:por|pra|para|que|porque|pq) [^?\d]*))?[\s.!]*$/is
/** 'Segunda de manhã, ou melhor, de tarde' */
const otherPeriod =
  /\b(?:de|pela|na|[àa]) (?:manh[ãa]|tarde)[\s,.;…]+(?:n[ãa]o[\s,.]+)?(?:ou melhor|ali[áa]s|digo|quer dizer)[\s,.;]+(?=(?:de|[àa]|pela|na) (?:manh[ãa]|tarde)\b)/i
/** 'Só posso no sábado, pode ser 28' */
const dayAlone = /\b((?:pode ser|quero|bota|marca)(?: o| no)? )(\d{1,2})(?=\W*$)/i
/** What takes a yes or a no back, or speaks of another answer. */
const more =
  '(?:mas|s[óo]|se|quer dizer|ali[áa]s|boleto|d[ée]bito|autom[áa]tico|banco|bradesco|ita[úu]|[nd]a caixa|conta|nubank|santander|' +
  'errad[oa]|errei|espera|p[eé]ra|depois|vejo|ver|pensar|nunca|jamais|deixa|cancela|cart[ãa]o|carn[êe]|pix|poupan[çc]a|nome|cep|n[úu]mero|celular|telefone|plano|visita|vencimento|mud\\w+|troc\\w+)\\b'
/** 'Pode mandar, meu e-mail eu nem abro mesmo', 'sim, é mais prático' */
const saidFirst = new RegExp(
  `^((?:pode (?:mandar|ser)|manda|quero|sim|claro)(?: sim)?)\\s*,\\s*(?!.*\\b(?:n[ãa]o|${more}))[^?\\d@]*$`,
  'is',
)
/** 'N, minha caixa já tá lotada', 'Deus me livre kkkk não' */
const refusedFirst = new RegExp(
  `^\\s*(?:(?:n[ãa]o|n)(?: obrigad[oa])?\\s*[,.;!]+|deus me livre(?=[\\sk!.,]*(?:n[ãa]o)?[\\s!.]*$))(?!.*\\b(?:s|sim|adoro|amo|gosto|imagina|receber|quero|pode|manda|aceito|prefiro|sei|talvez|e-?mail|${more}))[^?\\d@]*$`,
  'is',
)
/** '700. não, deixa a 600 com Globoplay' */
const overruled =
  /^.*?[,;.…]\s*(?:h?um+|hmm+|ah|ops|opa)?\s*(?:n[ãa]o[,.…]+(?:\s*(?:p[eé]ra[ií]?|espera)[,.…]*)?|(?:ou melhor|ali[áa]s|digo)[,.…]?)\s+(?=(?:deixa|vai|bota|p[õo]e|coloca|quero|fico|prefiro|manda|vou (?:de|com|n[oa]))\s(?!.*\bn[ãa]o\b))/is
/** 'Deixa a 600' is no price that is offered. */
const leaveAt = /^\s*deixa\s+[oa]\s(?:de\s)?(?=\d{3}\b)/i
/** 'Segunda de manhã, mas fala pra ele chegar depois das 9' */
const toCrew =
  /[\s,;.]+(?:mas |s[óo] |e )+(?:fala|diz|diga|avis\w+|pe[çc]\w+|lig\w+)\s(?!.*\b(?:troc\w+|mud\w+|vencimento|telefone|e-?mail|seja|manh[ãa]|tarde)\b)[^?]*$|,\s+(?:voc[êe]s|vcs) (?:lig|avis)\w+\b[^?]*$/is
/** 'O 3, que minha mãe não vive sem novela' */
const because =
  /^((?:(?:quero|pode ser|fico com|vou (?:de|com)|[ée]) )?[oa] (?:\d|de \d{3}(?: mega)?|primeir[oa]|segund[oa]|terceir[oa])),? (?:que|q|pq|porque|pois) (?!.*\b(?:quero|bota|fico|melhor|n[ãa]o (?:quero|serve))\b)[^?\d]*$/i
/** 'Terça de tarde... aff não, tenho prova. bota sábado de manhã' */
const orderedDay =
  /^.*\b(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado)\b.*[,;.…]\s*(?:ent[aã]o |e |mas )*(?=(?:bota|p[õo]e|coloca|marca|deixa)\s(?:na |no |pra |para )?(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado)\b.*\b(?:manh[ãa]|tarde))/is
/** 'Segunda à tarde... hum não, tenho dentista. Terça de manhã então' */
const refusedDay =
  /^.*\b(?:n[ãa]o|putz|ops|vixe|vish|eita|aff)\b[^?]*?[,;.…]\s*(?=(?:ent[ãa]o |pode ser )?(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|seg|ter|qua|qui|sex|s[áa]b)\b[^,;.]*\b(?:manh[ãa]|tarde))/is
/** 'Quarta à tarde se tiver, senão qualquer tarde' */
const elseAny = /,?\s+se (?:tiver|der|puder|tem|houver)\b[\s,]+sen[ãa]o qualquer\b[^?]*$/is
/** 'Sexta de manhã, mas se puder depois das 10' */
const ifPossible = /(\b(?:manh[ãa]|tarde)[^,;.]*?)[\s,]+(?:mas |só que )?se (?:puder|der|for possível)\b.*$/is
/** 'Na conta tá 230, na parede 232... põe 232' */
const ordered =
  /^.*[,;.…]\s*(?:ent[aã]o |e |mas )*(?=(?:p[õo]e|bota|coloca|anota)\s+(?:o |a |n[oa] |dia |n[uú]mero )*\d)/is
/** 'Na conta vem 35, mas a entrada é pela outra rua. Vou de 35' */
const goesFor = /^(?:.*[,;.…]\s*)?(?:eu )?vou (?:de|no|com) (?:o )?(?=\d+\b)/is
/** 'Santander, mas é conjunta, melhor pôr a do Bradesco' */
const better =
  /^.*(?:\bmelhor |[,;.]\s*)(?:p[ôo]r|botar|colocar|usar|usa|deixar|p[õo]e|coloca|bota|deixa) (?:[ao] )?(?:d[oa] |n[oa] )?(?=\S)/is
/** Another that is to serve if this one does not. */
const fallback =
  /(?<=\S)[\s,.;(]+(?:e |mas )?se (?:\S+ )?(?:n[ãa]o|n) (?:der|tiver|puder|rolar|(?:aceit|consegu|atend|exist|ach|cheg)\w+)[\s,][^?]*$/i
