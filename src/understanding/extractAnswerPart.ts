import { isAboutOthers } from './aboutOthersOrUnsure.ts'
import type { Open } from './readValue.ts'
import { part, type Said } from './normalizeText.ts'

/**
 * The part of a text that may answer where the whole does not: without others' words, the past, reasons and the like.
 */
export function extractAnswerPart(said: Said, ask: Open): Said | null {
  const contrast = ask && !ofMany.test(ask) ? butMine.exec(said.plain) : null
  const [lead = '', before = ''] = contrast ?? []
  if (contrast && (isAboutOthers(before) || once.test(before))) return part(said, lead.length)
  const others = ofOthers.exec(said.plain)
  if (others) return part(said, 0, others.index)
  const told = atLast.exec(said.plain)
  if (told) return part(said, told[0].length)
  const reason = isAboutOthers(said.plain) ? null : because.exec(said.plain)
  return reason ? part(said, 0, reason.index) : null
}

const ofMany = /^(motherName|dueDate|schedule|complement)$/

/** 'Meu marido usa esse, o meu é aquele'. */
const butMine =
  /^(.+?)[\s,;]+((e|mas) )*(o meu|a minha|eu|agora|quero)[\s,]+((e|eh|moro|pro meu|n?[oa]|de|em)[\s,]+)*(?=\S)/
const once = /\b(antes|era|cai)\b/
const ofOthers = /(?<=^(o )?(meu|minha) .+)[\s,;]+(e )?[oa] d[aeo]s? (meu|minha) .+$/

/** Many words, and then what is asked, by its name. */
const atLast =
  /^.*(\benfim[\s,]+|(?<=^(\S+ ){8}.*)([.!,\n] ?)(?=(anota |o |a |e )?(meu |minha |me |quero o |cep|numero)))/s

const because =
  /(?<!\b(nao e|nao|claro|pra|por|sim|ser|o|so .*))[\s,;.(]+(q(ue)? (?!(vou|v\w*c\w*)\b)|(pq|porque|pois|so (depois|antes|de|a partir)|ja falecid[oa]|manda)\b)(?!.*\b(nada|nunca|errad|criou|nao (quero|e|sou|tenho|da|posso)))([^\d?@]|\d\d? ?h)*$/
