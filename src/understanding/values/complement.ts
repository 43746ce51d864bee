import { complementAlone } from '../../content/reading/stripIntroWords.ts'
import { expandShortForms } from '../line/expandShortForms.ts'
import { inDigits } from '../line/numberWords.ts'
import { lengthAt, part, saidAs, trimmed, type Said } from '../line/normalizeText.ts'
import type { Found } from './readerResult.ts'

const id =
  '([a-z]?\\d{1,5}\\s?[a-d]?([-/][a-z\\d]{1,3})?|(?<=[\\s.])(?!(?:n[ao]s?|d[aeo]|em|ou|se|eu|la|so|ta|me)(?![a-z])|[aeo] (?!ap|bl|tor|casa|and)[a-z])[a-z]{1,2}(?![a-z]))'
const unit =
  '(ap(to?|tº|e|art(amento|ment)?)?\\.?|bloco|bl\\.?|torre|tr\\.?|casa|cs\\.?|andar|and\\.?|sala|' +
  'sl\\.?|loja|conj(unto)?\\.?|cj\\.?|kit(?:net|inete)?|quitinete|box|lote|lt\\.?|quadra|qd\\.?|' +
  'unid(ade|\\.)?|flat|galpao|ala|entrada|portao|quarto|sobrado|fundos|edicula|barracao|' +
  'predio)'
const named =
  '(ed(if(icio)?)?\\.?|cond(ominio)?\\.?|res(idencial)?\\.?|predio|torre|bloco|vila|chacara|sitio|' +
  'fazenda|shopping)'
const word = '(?!(moro|tem|e|nao|nem|nada|nenhum|que|com|mas|porque|quero|ai|lado|perto|\\d+)\\b)[a-z\\d]{2,}'
const part1 =
  '(casa|casinha|cs|sobrado|apartamento|loja|salao|sala(?: comercial)?|galpao|comercio|porta|portao|entrada|parte|n[ao]s?|lado|andar|kitnet|edicula|barracao|piso|quarto|quartinho)'
const side =
  '(fundos?|(?:l[ao] )?tras|frente|cima|baixo|terreo|terrea|superior|inferior|cobertura|esquina|lateral|' +
  'esquerd[oa]|direit[oa]|amarel[oa]|azul|verde|branc[oa]|meio|sobrado|edicula|subsolo)'
const place = `(${part1}\\s+)?((d[aeo]s?|ao?|n[ao]s?)\\s+)?${side}`
const floor = '(\\d{1,2}\\s?[º°oªa]?|primeiro|segundo|terceiro|quarto|quinto|decimo|ultimo)\\s+andar'
const chunk =
  `(${floor}|${unit}\\s*(n[º°o.]?\\s*|numero\\s*|letra\\s*|e\\s+)?${id}(?![a-z0-9@])|` +
  `${named}(\\s+${word}){1,4}?(?=\\s*([,;/-]|\\b${unit}\\b|\\d{1,4}[a-d]?$|$))|${place}(?![a-z]))`
/** Matches a number at the end of 'Torre B o 504' */
const door = '(\\s+(o\\s+|n[º°o.]?\\s*)?\\d{1,4}[a-d]?(?![\\d.-]))?'
const all = new RegExp(`^${chunk}(\\s*[,;/–-]?\\.*\\s*(e\\s+|[dn][ao]\\s+)?${chunk})*${door}`)
const linked = new RegExp(`(${unit}) (?:é|eh|e)(?: [oa])? (?=\\S*\\d|[a-z](?![a-z\\d]))`, 'gi')
const lead = new RegExp(
  '^((o )?(complemento|compl)\\.?\\s*(e|eh|:)?\\s*|' +
    '(eu )?(moro|fica|e|eh|tem sim|sim tem|tem|sim|so|moramos|ta|esta|mora|aqui e)?[\\s,]*' +
    '(uma?|[oa]|n[ao]|em|numa?|d[eo])?\\s+(?=[a-z]))',
)
const bare = /^(\d{1,4}\s?-?[a-z]?|[a-z]-?\d{1,4})$/

const noDoor =
  'tem|tenho|ha|possui|possuo|existe|precisa|complemento|nenhum|nada|nadinha|nao|so|e|eu|moro|em|uma?|a|casa|obrigado|sem|' +
  'mesmo|terrea|simples|ap(artamento|to)?|predio|algum|nem'
const house =
  'mesmo|normal|terrea|simples|so|comum|sozinha|propria|unica|sem complemento|sem nada|de rua|de aluguel|alugada|baixa|nao tem|' +
  'complemento|apartamento|nada|nem|algum|nenhum|nao'
/** Phrases for no complement, in addition to the form's own. */
const noneAtAll = new RegExp(
  `^((eu |tem )?(nao|num(?= te(?:m|nho)\\b)|nn+|nop|nope|nem|negativo|no)( (${noDoor}))*|s ?c|sem( (complemento|compl|apartamento|nada|mais nada))?( (algum|nenhum|nao))?|` +
    `nenhuma?( complemento)?|(tem )?nad(?:a|inha)( nao)?( (e )?casa( (${house}|de esquina))*)?|` +
    `((eu|aqui|la|moro|e|sou|fica|resido|moramos|em|numa|uma|so|a|de|na|mesmo|minha) )*cas(?:a|inha)(?: e casa)?( (${house}))*|` +
    'complemento vazio|(complemento|ap(artamento|to)?|bloco|predio) (nenhum|nao( (tem|ha|tenho|possui|existe))?)( nao)?|nao se aplica|nao ?a)$',
)

/** Matches the end of 'Não tem, é em frente ao mercado' */
const landmark =
  /[\s,.;]+(?:(?:e|eh|mas|so|que|fica|aqui|ai|bem|logo)[\s,]+)*(?:em frente|perto|a[oi]? lado|do lado|atras|na esquina|esquina com|proxim[oa]|vizinh[oa] d|depois d|antes d|entre)\b.*$/

/** A flat, a block, a house at the back. Empty if there is no complement. */
export function readComplement(said: Said): Found<'complement'> {
  if (complementAlone(said.text) === '' || noneAtAll.test(expandShortForms(said.plain.replace(landmark, ''))))
    return { value: '' }
  if (bare.test(said.plain) && !/\s(?:é|e)\s*$/.test(said.text)) return { value: said.text }
  const ordinal = said.plain.replace(/\bsegundo\b(?= andar)/, '2º').replace(/\bprimeiro\b(?= andar)/, '1º')
  const digits = inDigits(ordinal).replace(/(?<=\b(?:ap\w*|casa|sala|bloco) )\d(?: \d)+\b/g, (figures) =>
    figures.replaceAll(' ', ''),
  )
  const spoken = /\d/.test(said.plain) || !/\d/.test(digits) ? said : saidAs(digits)
  const bared = trimmed(part(spoken, lengthAt(spoken.plain, lead)))
  return within(spoken) ?? within(bared) ?? besideOther(bared)
}

/** A place in free form, up to a remark: 'um sobrado em cima da borracharia, escadinha do lado' */
function besideOther(said: Said): Found<'complement'> {
  if (!besideElse.test(said.plain)) return null
  const length = lengthAt(said.plain, untilRemark)
  return { value: said.text.slice(0, length).trim(), rest: part(said, length) }
}
const untilRemark = /^[^?]*?(?=\s*(?:$|\?|[.;!]\s+nao |[,;.]\s+(?:mas|nem|so|nao sei|sei la|qual|quant|tem|pode|e )))/

const besideElse =
  /^(?:(?:uma? )?(?:sobrado|casa|apartamento|quarto) (?:em cima|nos fundos|atras|do lado) d|em cima|emba?ixo(?! mora)|sobreloja|mezanino|quart(?:o|inho) |porao|subsolo|pensao|republica|(?:n[oa]|pel[oa]) (?:laje|sobreloja|corredor)|atras d|a[oi]? lado d|do lado d|perto d|em frente)/

function within(said: Said): Found<'complement'> {
  const length = lengthAt(said.plain, all)
  return length === 0
    ? null
    : {
        value: said.text
          .slice(0, length)
          .trim()
          .replace(/\.{2,}/g, ',')
          .replace(linked, '$1 '),
        rest: part(said, length),
      }
}
