import type { TalkKind } from '../../content/talk/talk.ts'
import { sentencesOf } from '../line/clauses.ts'
import { expandShortForms } from '../line/expandShortForms.ts'

/** The kind of a goodbye after the order: 'tá ótimo, tchau, vou pro leito'. Null if the visitor wants something. */
export function partingIn(plain: string): TalkKind | null {
  const words = expandShortForms(plain)
  if (plain.includes('?') || wants.test(words)) return null
  const last = expandShortForms(sentencesOf(plain).at(-1) ?? '')
  const said = last.split(' ').length < 5 ? last : words
  if (said === words && supposes.test(words)) return null
  return partings.find(([, sign]) => sign.test(said))?.[0] ?? null
}

const partings: readonly (readonly [TalkKind, RegExp])[] = [
  [
    'thanks',
    /\b(?:obrigad\w*|brigad\w*|valeu|vlw|agradec\w+|agradeco|gratidao|deus (?:te |lhe |vos )?(?:pague|abencoe)|parabens)\b/,
  ],
  [
    'bye',
    /\b(?:tchau\w*|ate (?:logo|mais|breve|amanha|depois|la|a proxima|segunda|terca|quarta|quinta|sexta|sabado|o dia)|flw|falou|fui|xau|(?:fi(?:ca|que|quem)|va|vai|vao) com deus|adeus|bom (?:descanso|trabalho|dia)|boa (?:noite|tarde|semana)|abracos?|abs|bjs?|beij(?:os?|ao)|vou (?:dormir|deitar|trabalhar|descansar|jantar|almocar|indo|nessa|la|pro leito|para o leito)|(?:e|era) (?:so )?isso)\b/,
  ],
  [
    'glad',
    /\b(?:que (?:bom|alivio|alegria|maravilha|otimo)|alivi(?:o|ad[oa])|feliz|maravilha|amei|adorei|gracas a deus|uhul+|eba+|oba+|ufa|deu (?:tudo )?certo|finalmente|ansios[oa]|animad[oa]|bencao)\b/,
  ],
]

/** Words that may precede a goodbye in a sentence of their own: 'se ele mostrar antes eu falo pra ele. Até logo' */
const supposes = /\b(?:nao|nem|se|so que|tem|quando)\b/
/** Wishes, worries and requests, which are more than a goodbye. */
const wants =
  /\b(?:mas|quero|queria|preciso|gostaria|pode|posso|consegue|falta\w*|muda|mudar|troca\w*|corrig\w+|tir[ae]\w*|cancel\w+|desist\w+|err(?:ei|ad\w+)|reclam\w+|problema|demor\w+|ruim|como|onde|qual|quanto|por que|me (?:liga|manda|passa|diz|fala|confirma)|manda\w*|envi\w+|confirm\w+|numero|protocolo|contrato|fatura|boleto|valor|plano|e ?mail|multa|endereco|ligar|ajuda)\b/
