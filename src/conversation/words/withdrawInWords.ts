import { plainWords } from '../../api/contract/values/plainWords.ts'
import { withdrawTexts } from '../../content/texts/done/withdrawTexts.ts'
import { withdrawAsked } from '../../funnel/visitorActions.ts'
import { factsOf } from '../../funnel/answersAndFacts.ts'
import { withoutDenied } from '../../understanding/line/withoutDenied.ts'
import type { Heard, ChatActions } from './chatActions.ts'

/** Withdraws a placed order in two steps: a wish to withdraw is asked about, and a plain yes confirms it. */
export function withdrawInWords(voice: ChatActions, text: string): Heard | null {
  const { order } = factsOf(voice.now())
  if (!order || order.withdrawn || text.includes('?')) return null
  const wanted = withoutDenied(text)
  const words = plainWords(wanted)
  const ask = withdrawTexts.inWords(order.orderNumber)
  const wasAsked = voice.now().asides.at(-1)?.reply === ask
  const isDenied = wanted.length < text.trim().length
  if (wasAsked && !withdraws.test(words) && (isDenied || keeps.test(words)))
    return voice.aside(null, text, withdrawTexts.kept)
  if (wasAsked && !isDenied && confirms.test(words)) {
    voice.tell(withdrawAsked())
    return 'taken'
  }
  const [first = ''] = wanted.split(/[,.;!]\s/)
  return [words, plainWords(first)].some((said) => withdraws.test(said)) && !ofAnother.test(words)
    ? voice.aside(null, text, ask)
    : null
}

const confirms =
  /^(?:(?:sim|isso|ok|pode|quero|eu) )*(?:sim|s|isso|confirmo|desistir|desisto|pode|cancel[ae]r?)(?: (?:a desistencia|desistir|cancelar|sim|o pedido|mesmo|quero|por favor|tudo))*$/
const keeps = /^(?:nao|n|deixa|esquece|melhor nao|mudei de ideia)(?: .{0,30})?$|manter/
/** Matches another contract, or a later date: 'e a minha antiga eu cancelo agora?', 'se eu cancelar no mês 8' */
const ofAnother =
  /^(?:e )?se eu\b|\bmes \d|\b(?:no|depois d\S+) (?:\d{1,2}o? )?mes(?:es)?\b|\b(?:a (?:minha )?(?:antiga|outra|velha)|(?<!com )(?:a|da|na) (?:vivo|claro|oi|net|outra)|ou espero|espero)\b/
const withdraws =
  /^(?!.*\b(?:streaming|visita|data|debito|boleto|email|e mail|ligac\w+|me lig\w+|telefonema)\b)(?!.*\b(?:ate quando|quanto tempo|quantos dias|prazo)\b.*\b(?:desist|cancel|arrepend))(?:.{0,40}\b)?(?:(?:desist(?:ir|o|i|indo)|me arrependi|(?:quero|vou|pode|posso|preciso|queria) (?:cancelar|desfazer|anular)|cancel(?:ar|a|e|em|o)(?: (?:tudo|o pedido|meu pedido|essa compra|a compra|isso|o contrato|a internet))?|desfa(?:zer|z|co)(?: (?:o|a|meu))? (?:pedido|contrato|compra)|(?:nao quero|nao vou querer)(?: mais)?$|nao (?:quero mais|vou mais querer))\b)(?: .{0,40})?$/
