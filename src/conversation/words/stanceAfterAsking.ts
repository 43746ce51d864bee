import { keysIn } from '../../content/questions/answers.ts'
import type { Funnel } from '../../funnel/state.ts'
import type { Stance } from '../../understanding/readBacks/agreement.ts'
import { questionsNamed } from '../../understanding/readings/findLabelTokens.ts'
import { lineOf } from '../../understanding/readings/lineTokens.ts'
import { agreesToRest } from './answersPutRight.ts'

/** Agrees to a named answer that is said to be right. After the question what differs, a named one is denied, 'tudo' denies all, and 'nada' none. */
export function stanceAfterAsking({ noted }: Funnel, text: string, stance: Stance): Stance {
  if (!noted || text.includes('?')) return stance
  const named = questionsNamed(lineOf(text))
  const [key, ...others] = keysIn(noted.raw)
  const right = key && named.includes(key) && !doubts.test(text) ? isRight.exec(text) : null
  if (right && others.length === 0)
    return { ...stance, agrees: true, denying: [], isSureNo: false, more: text.slice(right[0].length).trim() }
  if (noted.isAsked !== true) return stance
  if (nothing.test(text) || allRight.test(text))
    return { ...stance, agrees: true, denying: [], isSureNo: false, more: '' }
  if (isRight.test(text) && !doubts.test(text)) return { ...stance, agrees: false }
  if (!named.some((one) => noted.raw[one] !== undefined) && !everything.test(text)) return stance
  return agreesToRest.test(text) ? stance : { ...stance, agrees: false, denying: [text], isSureNo: true }
}
/** Matches the start of 'Uai moça o cpf tá certo. só falei que recebo dia 5' */
const isRight =
  /^\W*(?:(?:uai|u[ée]|mo[çc][ao]|sim|isso|[oa]|meu|minha|esse|[ée])\W+)*(?:cpf|cnpj|nome|e-?mail|telefone|celular|n[úu]mero|cep|conta|ag[êe]ncia|data|boleto|d[ée]bito|vencimento|visita|plano|complemento)\W+(?:j[áa] )?(?:t[áa]|est[áa]) (?:tudo )?(?:cert|corret)\p{L}*[\s.,;!]*/iu
const doubts =
  /(?<!\p{L})(?:n[ãa]o|nem|nunca|errad\p{L}*|quase|menos|acho|ver|se|mas|por[ée]m|talvez|deixa|ser[áa]|falta\p{L}*)(?!\p{L})/iu
/** Matches 'Nada não', 'não, nada tá errado, tudo certo' */
const nothing =
  /^\W*(?:(?:n[ãa]o|acho que|mudou|tem)\W+)*nada(?: mais)?(?:\W+(?:mudou|(?:(?:est[áa]|t[áa]|de)\W+)?(?:diferente|errad\p{L}*)))?(?:\W+n[ãa]o)?(?:(?:\s*[,.;!]\W*(?:(?:est[áa]|t[áa]|[ée])\W+)?(?:tudo\W+)?|\W+(?:est[áa]\W+|t[áa]\W+)?tudo\W+)(?:cert\p{L}*|ok|isso(?: mesmo)?)|\W+(?:ok|é isso(?: mesmo)?))?\W*$/iu
/** Matches 'Os dois tão certos', 'na verdade tá tudo certo', 'o nome e o boleto estão certos' */
const allRight =
  /^\W*(?:(?:n[ãa]o|na verdade|quis dizer sim|desculp\p{L}+|ah|me enganei)\W+)*(?:(?:os dois|as duas|tudo|o \p{L}+ e o \p{L}+) (?:t[áa]|t[ãa]o|est[áa]|est[ãa]o)|(?:t[áa]|est[áa]) tudo|tudo) (?:cert|corret|ok)\p{L}*(?: sim| mesmo|,? me enganei)?\W*$|^\W*quis dizer sim(?!\p{L})(?!.*(?:n[ãa]o|errad))/iu
const everything = /(?<!\p{L})(?:tud[oa]|tod[oa]s|os dois|as duas|nada)(?!\p{L})/iu
