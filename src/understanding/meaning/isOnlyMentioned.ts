import type { Key } from '../../content/questions/answers.ts'

/** The words that a meaning needs at the visit's question, because a day, an hour or 'posso' only mentions it. */
const asked: Partial<Record<string, RegExp>> = {
  'visit-hours':
    /\b(?:(?:que|quantas) horas?|(?<!qualquer )horarios?|expediente|(?:ate|das|de) que)\b|\bhora (?:certa|marcada|exata)\b/,
  'at-home':
    /\b(?:precis\w+ (?!que (?:seja|venha|vir)|ser\b|marcar|agendar|vir\b|d[aeo]\b)|te[mr] (?:que|de)\b(?! (?:manha|tarde))|tenho (?:que|de) (?:estar|ficar)|necessario|obrigatorio|(?:outra|alguma) pessoa|alguem|quem\b|receb\w+|abrir|maior|menor|idade|sozinh\w+|presente|eu nao (?:estiver|tiver))|\b(?:pode|vai) (?:ser|ficar|estar) (?:(?:so|com|a|o) )*(?:minha|meu|vizinh|porteir|sogr|mae|pai|filh|espos|marid)|\b(?:meu|minha) \w+ (?:vai estar|pode)\b/,
  // 'Antes de eu me mudar' is about moving house
  reschedule:
    /\b(?:remarc|reagend|desmarc|(?<!\b(?:me|eu|nos) )mud(?!anca\b)|troc|alter|adi[ao]|cancel|imprevisto)\w*|\bmud\w+ (?:(?:a|o|de) )?(?:data|dia|visita|horario)\b|\bnao (?:puder|der|estiver|tiver)\b/,
  'talk:weather': /\b(?:chuv|chov|tempo\b|tempora|raio|vent)\w*/,
}

/** The words that a meaning needs everywhere: a 'conta corrente' is no savings account. */
const named: Partial<Record<string, RegExp>> = { 'talk:savings': /\bpoupan/, 'talk:salaryAccount': /\bsalario/ }

/** Whether a line only mentions the subject of a meaning: 'pode ser quinta de tarde?' does not ask for hours. */
export const isOnlyMentioned = (key: Key | null, id: string, plain: string) =>
  (named[id] ?? (key === 'schedule' ? asked[id] : undefined))?.test(plain) === false
