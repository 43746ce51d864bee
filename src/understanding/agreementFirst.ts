import { isAsking } from './isAsking.ts'
import { likelyAsks } from './meaning/asksOrAnswers.ts'
import { normalized } from './normalizeText.ts'
import { stripCourtesy } from './stripCourtesy.ts'

/** Whether words speak of what is agreed to. */
type IsOfIt = (words: string) => boolean

/**
 * What is said besides an agreement: 'confere. E o boleto, pode?'. Null where a line does not agree, or has a but or a
 * no that is of what it agrees to.
 */
export function afterAgreement(text: string, isOfIt: IsOfIt = () => true): string | null {
  const [head = ''] = first.exec(text) ?? []
  if (head === '') return besideAgreement(text, isOfIt)
  const said = text.slice(head.length).replace(leadsOn, '')
  const more = said.replace(leadsToQuestion, '')
  if (isLimited(said, isOfIt) || asksItself.test(text.slice(head.trimEnd().length))) return null
  const isAlone = stripCourtesy(normalized(more)).plain.replace(/[^\p{L}\d]|\btudo\b/gu, '') === ''
  return !isAlone ? more : text.includes('?') ? null : ''
}

/** What else a line asks or gives that agrees in a clause of its own: 'eu falei que tá certo. agência 0001' */
function besideAgreement(text: string, isOfIt: IsOfIt): string | null {
  const clauses = betweenMarks(text)
  const others = clauses.filter((clause) => !agreesAlone(clause))
  if (others.length === clauses.length || isLimited(others.join(' '), isOfIt, denies)) return null
  const isGiven = others.some((clause) => /[\d@]/.test(clause))
  return others.filter((clause) => isGiven || asksSomething(clause)).join(' ')
}

const asksSomething = (clause: string) => {
  const { plain } = normalized(clause)
  return isAsking(clause, plain) || likelyAsks(plain) > likely
}
const likely = 0.7

/** Whether a part of a line agrees, whatever the others say: 'não é o preço, é o horário. E o endereço tá certo' */
export const agreesSomewhere = (text: string) => betweenMarks(text).some(agreesAlone)
export const betweenMarks = (text: string) => text.split(/(?<=[.,;!?…])\s+|\n/)

/** 'Agora sim, confere', 'aaa tá confere confere', 'o CPF tá certo' */
const agreesAlone = (clause: string) => alone.test(normalized(clause).plain)
const alone = new RegExp(
  '^\\W*(?:(?:a+h*|agora|e|sim|s+|ta|entao|uai|ue|ox[ie]|oxente|eu|ja|falei|disse|que|ai|ok|blz|beleza|aff|moc[ao]|nossa|vixe|enfim|tudo|pode|isso|mas|minha|meu|filh[ao]|claro|bugado)\\s+)*' +
    '(?:(?:[oa]s? )?(?!nao|nem|quase|nada|metade|parte)[a-z-]+ (?:d[aeo] (?:[a-z]+ )?[a-z\\d]+ )?(?=(?:(?:ta|esta|e) )?(?:tudo )?(?:cert|corret|confere\\b)))?' +
    '(?:ta |esta |e |tudo )*(?:confere|confirm(?:o|ad[oa]|ei)|conferi|corret[oa](?! (?:e|eh|seria|era|sera)\\b)|certinh[oa]|cert[oa](?= *(?:$|[.!,]| confere| sim| mesmo| viu))|exatamente|perfeitamente)' +
    '(?: (?!nao|nem|mas|so|menos|errad|falt|quase|digo|espera|que\\b)[a-z-]+){0,6}[\\s.,;!…]*$',
)

/** Whether what stands beside an agreement takes back a part of it; a question does not. */
function isLimited(more: string, isOfIt: IsOfIt, also?: RegExp): boolean {
  if (unwanted.test(more) && isOfIt(more)) return true
  const told = more
    .replace(asksBut, '')
    .replace(buts, (but) => (isOfIt(but) || wrong.test(but) ? but : ' '))
    .replace(/[^.,;!?…]*\?+/g, ' ')
    .replace(complains, '')
    .replace(/(?:es)?pera(?:í|i)?[\s,.!]*$/iu, (waits) => (more.includes('?') ? '' : waits))
    .trim()
  return limits.test(told) || also?.test(told) === true
}
/** Whether what follows a value that is told again says nothing against it: '1 giga. não tenho saco de dar conta' */
export const limitsNothing = (more: string, isOfIt: IsOfIt) => !isOfIt(more) && !isLimited(more, isOfIt, denies)

/** 'Não quero esse plano' */
const unwanted = /^n[ãa]o (?:quer|gost)\p{L}*/iu
/** 'Mas acho ruim vocês não saberem' limits nothing, unlike 'mas é o 53', 'mas o bairro mudou', 'não é esse', 'não sei'. */
const buts = /(?<!\p{L})(?:mas|por[ée]m|só que)\s[^.;!?…]*|^n[ãa]o\s[^.,;!?…]*/giu
const wrong =
  /^(?:mas|por[ée]m|só que)(?:\s+(?:eu|ai|a[íi]|o|a|que|agora|ent[ãa]o|o certo|na verdade))*\s+(?:é|eh|era|seria|fica|tem|tinha|falt\p{L}+|s[óo]|se|desde que|n[ãa]o (?:tud[oa]|tod[oa]s?|ess[ea]s?|isso|[oa]s?|d?n?[ao]|de|com|em)|queria|quero|prefiro|preferia|acho que|ach[eo]i que)(?!\p{L})|(?<!\p{L})(?:mud\p{L}+|troc\p{L}+|err\p{L}+|incorret\p{L}*|quase|menos|exceto|espera|pera[ií]?|calma|digo|falt\p{L}+|antes|primeiro|outr[oa]s?|diferente|velh[oa]|antig[oa]|estranh\p{L}*|d[úu]vida|certeza|pens\p{L}+|talvez|ali[áa]s|na verdade|n[ãa]o (?:sei|lembro|vou|(?:\S+ )?(?:é|eh|era|foi|t[áa]|est[áa]|confere|escolhi|pedi|quis|quero|queria|falei|disse|coloquei|p[õo]e|mor\p{L}+|aceit\p{L}+)))(?!\p{L})|\d|@|(?<!\p{L})n[ãa]o\W*$/iu
/** 'Mas o senhor não me disse quanto fica' limits nothing. */
const complains =
  /(?:(?:mas|e|só que)\s+)?(?:(?:o senhor|a senhora|voc[êe]s?|vcs?|tu|c[êe]s?|ningu[ée]m)\s+)?(?:ainda\s+)?n[ãa]o\s+(?:me\s+)?(?:disse(?:ram)?|respond\p{L}+|falou|falaram|explic\p{L}+)[^.,;!?…]*|(?:mas\s+)?(?:eu\s+)?j[áa]\s+(?:(?:te|lhe|tinha|havia)\s+)*(?:pass|fal|diss|inform|mand|dei|d[ai]t)\p{L}*[^.,;!?…]*/giu
/** 'O número não', 'não é esse' */
const denies =
  /(?<!\p{L})(?:n[ãa]o|nem|nunca) (?:\S+ )?(?:[ée]|eh|era|foi|t[áa]|est[áa]|confere|escolhi|pedi|quis|quero|falei|disse|coloquei|p[õo]e)(?!\p{L})|(?<!\p{L})(?:n[ãa]o|(?<!n[ãa]o \S+ )nada|nunca)[\s.!,]*$/iu
/** 'Tudo, mas perguntei quanto fica' */
const leadsToQuestion = /^(?:tudo[\s,]+)?mas\s+(?:(?:eu )?perguntei\s+)?/iu
/** 'Mas como é que eu vou conferir' */
const asksBut =
  /(?<!\p{L})mas(?=\s+(?:e\s+)?(?:como|quanto|quando|onde|por ?qu[eê]|pq|qual|que (?:dia|horas?)|cad[êe]|perguntei|(?:eu )?(?:quero|queria|preciso) saber|me (?:diz|fala|explica)|vai|vem|tem|cobra|precisa)(?!\p{L}))[^.,;!?…]*/giu
export const negates = /(?<!\p{L})(?:n[ãa]o|nem|nunca|sem|nada)(?!\p{L})/iu

const word =
  '(?:confere+|s{2,}|positivo|confirmo|confirmad[oa]|sim|certinho|corret[oa]|exato|exatamente|perfeit[oa]|perfeitamente|isso mesmo|isso a[íi]|(?:t[áa]|est[áa]) (?:tudo )?(?:certo|certinho|ok|correto|[óo]timo)|tudo (?:certo|ok|corret[oa]|perfeito)|(?:[ée] )?(?:iss[oa]|ess[ea])(?: a[íi])?(?: mesm[oa]| msm| sim)|[ée] isso(?: a[íi])?|j[áa] confer(?:i|ido)|(?:eu )?j[áa] confirmei|pode (?:anotar|seguir|ser(?=\\s*(?:$|[.,;!]))|tocar|continuar|ir|prosseguir))'
/** What agrees only where nothing follows. */
const short = '(?:is+o+|ok|okay|certo|beleza|blz|s+|claro|aham|t[áa])'
/** 'Correto é 53' */
const noValue = '(?!\\s*:|\\s+(?:é|eh|seria|era|ser[áa])(?!\\p{L}))'
const first = new RegExp(
  `^\\W*(?:${short}[\\s,.!;]+)*(?:${word}(?![\\p{L}\\d])${noValue}[\\s,.!;]*|${short}\\s*(?:[,.!;]+\\s*|$))+`,
  'iu',
)
const leadsOn = /^(?:e|ah|a[íi]|olha|ent[ãa]o)(?![\p{L}\d])[\s,]*/iu
const asksItself = /^\s*\?/
const limits =
  /^(?:s[óo]|menos|falt\w+|(?:que|digo|digo que) n[ãa]o|n[ãa]o(?! (?:tenho|tem compl|precis|quer|mand|gost|receb|mostr|apareceu|deu (?:pra|para) ver|d[áa] (?:pra|para) ver)\p{L}*)|fora|tirando|na verdade|ali[áa]s)(?!\p{L})|(?<!\p{L})(?:mas(?! (?:v[áa] l[áa]|tudo bem|ok|tá bom)(?!\p{L}))|s[óo] que|por[ée]m|quase|incorret\p{L}*|trocad\p{L}*|troc\p{L}+|err(?:ou|ei|ad\p{L}+)|espera|pera[ií]?|digo|estranh\p{L}*|menos [oa]|exceto|falt(?:ou|ando)|na verdade|ali[áa]s|pensando bem|(?:re)?tir[ae]|remov[ae]|exclu[ai]|que (?:eu )?n[ãa]o|que (?:eu )?mude)(?!\p{L})/iu
