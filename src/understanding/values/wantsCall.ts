import { expandShortForms } from '../line/expandShortForms.ts'

/** Whether a reply accepts an offered call, with any remark: 'quero, mas depois das 18', 'demorou, fico no aguardo' */
export const wantsCall = (plain: string) =>
  !plain.includes('?') && agrees.test(expandShortForms(plain)) && !otherWish.test(expandShortForms(plain))

const agrees =
  /^(?:(?:entao|ah|ta|esta|bom|ok|blz|beleza|tudo bem|por favor|opa) )*(?:sim|s|claro|bora|pode|podem|quero|aceito|demorou|fechou|fechado|liga|ligue|liguem|combinado|(?:eu )?(?:espero|aguardo) (?:o |a |sua )?(?:telefonema|ligacao|contato)|(?:fico|vou ficar) (?:no aguardo|esperando|aguardando))\b/
const otherWish =
  /\bnao (?:quero|precisa|lig\w+)|\blig\w+ nao\b|\b(?:audio|escrit[oa]|por escrito)\b|\b(?:quero|pode) (?:saber|ver|falar|mudar|cancelar|outr[oa]|trocar|marcar|ser)\b|\b(?:segunda|terca|quarta|quinta|sexta|sabado|amanha|cancel\w+|desist\w+|mensagem)\b/
