import { expandShortForms } from '../line/expandShortForms.ts'
import { inDigits } from '../line/numberWords.ts'
import { namesStreaming } from './streamingWords.ts'

/** The words of a line about plans, with ' | ' at pauses and ' < ' before reasons. */
export function normalizePlanLine(plain: string): string {
  const line = plain
    .replace(/(\d)[,.](\d)\s?(?:gigas?|gbs?|g)\b/g, '$1$200 mega')
    .replace(/(\d)[,.](\d\d)(?!\d)/g, '$1c$2')
    .replace(/(\d)\.(\d{3})(?!\d)/g, '$1$2')
    .replace(/r\$/g, ' reais ')
    .replace(/(?<=^|\s)s\//g, 'sem ')
    .replace(/(?<=[a-z] ?)\+/g, ' plus ')
    .replace(/\bpor ?que(?=\s)/g, ' porque ')
    .replace(thanOwn, '')
    .replace(whoSaysSo, '')
    .replace(beforeChoice, withoutGivenUp)
  return line
    .split(/[,;.:!?()"\n–—]|\s-+\s/)
    .map(segmentWords)
    .filter((words) => words !== '')
    .join(' | ')
    .replace(reasons, (marker) => ` <${marker.replace('|', '')}`)
    .replace(turns, ' | ')
    .replace(/ (?:\| )+(?=[|<])/g, ' ')
    .trim()
}

const takes =
  '(?:vou (?:n[oa]|de|com|querer|pegar|ficar|levar)|fico|quero|prefiro|levo|fecho|vai (?:o|de)|bota|poe|coloca|pega|manda|deixa a|fica com)'
/** Matches the beginnings of 'Entre o 500 e o 600... acho que vou no 600', '700. não, deixa a 600 com Globoplay' */
const beforeChoice = new RegExp(
  `^(.*\\b(entre|duvida|ia|pensei|pensando|nao)\\b.*?)(?:[,;.…!]+|\\bmas\\b)\\s*(?:mas |entao |acho (?:que |q )?|com [^,;.]*, )*(?=${takes} (?:\\S+ ){0,3}?(?:\\d|segund|terceir|primeir))(?!.*\\bnao\\b)`,
)
/** Drops only plans that were named and given up, because stated conditions count. */
const withoutGivenUp = (before: string, said: string, sign: string) =>
  !/\d|\b(?:segund|terceir|primeir)/.test(said) || (sign === 'nao' && namesStreaming(said)) ? before : ''

/** Matches 'O de 59 é mais barato que o meu', which compares a plan, and takes none */
const thanOwn = new RegExp(
  `(?<=^|[,.;!?])(?![^,.;!?]*\\b${takes})[^,.;!?]*\\bmais (?:barat[oa]|car[oa]|em conta) (?:do )?que (?:[oa] )?(?:meu|minha|atual|que eu|eu pago|que pago)\\b[^,.;!?]*`,
  'g',
)

/** Matches the source of a condition: 'O mais rápido, mas minha mãe falou que não pode passar de 150' */
const whoSaysSo = /\b(?:meu|minha) [a-z]+ (?:falou|disse|avisou|pediu) (?:que|q) (?=(?:n|nao|ate|no maximo|tem que) )/g

function segmentWords(segment: string): string {
  const slang = segment
    .replace(/\b(?:ess[ae]s?|est[ae]s?|aquel[ae]s?) (?:negocio|trem|coisa|parada|treco)s? d[eaos]+ /g, '')
    .replace(/\bparam[ao]u?nt\b/g, 'paramount')
    .replace(/\bglobo ?pl[ae][iy]\b/g, 'globo play')
    .replace(/\bmei[oa] giga\b/g, '500 mega')
    .replace(/\b(?:1|um) giga e mei[oa]\b/g, '1500 mega')
    .replace(
      /\b(quatrocent|quinhent|seiscent|setecent|oitocent|novecent)(?:ao|aozao|inhos?|inhas?|ona|o|a|as)\b/g,
      '$1os',
    )
    .replace(/\b(?:seis+entos|seicentos|seisentos)\b/g, 'seiscentos')
    .replace(/\bquinheto?s\b/g, 'quinhentos')
    .replace(/\b(?<!(?:numero|opcao|item|n|o|do|no|a) )uma?\b(?! (?:giga|gb|g)\b)/g, 'algum')
  return expandShortForms(inDigits(slang))
    .replace(/\b(?<!entre )(\d{2,3})(?: reais)?(?: e)? (9[09])\b(?= |$)/g, '$1c$2')
    .replace(/(?<=^|\b(?:o|do|no|e|plano|quero|ser|aquele|vai|pego|levo) )giga\b/g, '1 giga')
}

/** Words that lead to a reason or a purpose. */
const reasons = new RegExp(
  [
    ' (?:\\| )?(?:por que|pois|ja que|visto que|uma vez que|por causa d[eoa]|por conta d[eoa]|e que)(?= (?!\\|))',
    ' (?:\\| )?que(?= (?:eu|a gente|nos|la|aqui|minha|meu|o|a|e o|e para|no|na|jogo|trabalho|somos|uso|moro|tenho|preciso|la em)\\b)(?<!\\bo que|(?:mais|menos|do|melhor|maior|menor|barato|rapido|caro) que)',
    '(?<!\\bda) (?:\\| )?para(?= (?!ver|assistir|ouvir|escutar)(?:\\w{2,}[aei]r\\b|minha|meu|home|a gente|os? (?:meus?|filhos?)|o trabalho|a faculdade|casa|toda|familia|estudos?|jogos?))',
  ].join('|'),
  'g',
)
/** Words that turn to something else. */
const turns = / (?:e )?(?:mas|so que|porem|e sim) /g
