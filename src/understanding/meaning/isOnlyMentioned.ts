import type { Key } from '../../content/questions/answers.ts'

/** What a day, an hour or 'posso' mentions where a visit is chosen, and only these words ask about. */
const asked: Partial<Record<string, RegExp>> = {
  'visit-hours':
    /\b(?:(?:que|quantas) horas?|(?<!qualquer )horarios?|expediente|(?:ate|das|de) que)\b|\bhora (?:certa|marcada|exata)\b/,
  'at-home':
    /\b(?:precis\w+ (?!que (?:seja|venha|vir)|ser\b|marcar|agendar|vir\b|d[aeo]\b)|te[mr] (?:que|de)\b(?! (?:manha|tarde))|tenho (?:que|de) (?:estar|ficar)|necessario|obrigatorio|(?:outra|alguma) pessoa|alguem|quem\b|receb\w+|abrir|maior|menor|idade|sozinh\w+|presente|eu nao (?:estiver|tiver))|\b(?:pode|vai) (?:ser|ficar|estar) (?:(?:so|com|a|o) )*(?:minha|meu|vizinh|porteir|sogr|mae|pai|filh|espos|marid)|\b(?:meu|minha) \w+ (?:vai estar|pode)\b/,
  // Who says 'antes de eu me mudar' moves house
  reschedule:
    /\b(?:remarc|reagend|desmarc|(?<!\b(?:me|eu|nos) )mud(?!anca\b)|troc|alter|adi[ao]|cancel|imprevisto)\w*|\bmud\w+ (?:(?:a|o|de) )?(?:data|dia|visita|horario)\b|\bnao (?:puder|der|estiver|tiver)\b/,
  'talk:weather': /\b(?:chuv|chov|tempo\b|tempora|raio|vent)\w*/,
}

/** Without these words nothing is asked of them anywhere: a 'conta corrente' is no savings account. */
const named: Partial<Record<string, RegExp>> = { 'talk:savings': /\bpoupan/, 'talk:salaryAccount': /\bsalario/ }

/** Whether a line only mentions what such a meaning is about: 'pode ser quinta de tarde?' asks for no hours. */
export const isOnlyMentioned = (key: Key | null, id: string, plain: string) =>
  (named[id] ?? (key === 'schedule' ? asked[id] : undefined))?.test(plain) === false
