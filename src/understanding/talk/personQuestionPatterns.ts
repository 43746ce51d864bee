import type { Pattern } from './talkPatterns.ts'

export const ofSigner: readonly Pattern[] = [
  ['minor', /\b(?:tenho|com) (?:so )?1[0-7] anos?\b|\btenho 1[0-7]\b|\bfac[oa] (?:os )?18\b|\bmenor de idade\b/],
]

export const age: Pattern = [
  'wholeDate',
  /^(?!.*\b(?:paga|desconto|idos\w+|posso|pode)\b).*\b(?:tenho|fiz) \d\d anos\b/,
]

export const ofBirth: readonly Pattern[] = [
  age,
  ['wholeDate', /^(?:eu )?(?:sou|nasci|nascid[oa])(?: (?:em|de|do ano(?: de)?|no ano de))* (?:19|20)?\d\d\W*$/],
  [
    'wholeDate',
    /^(?:(?:eu|ja|agora) )*(?:tenho |fiz |com )?\d\d(?: anos)?(?: completos)?$|\bano (?:tambem|precisa)\b|\bprecisa (?:d?o )?ano\b/,
  ],
]

export const ofNames: readonly Pattern[] = [
  ['wholeName', /\babrevi\w+|\bapelido\b|\biniciais\b|\btodos (?:os )?(?:sobre)?nomes\b/],
]

/** 'Minha esposa', where a name is asked for */
export const ofWhom: Pattern = [
  'otherHolder',
  /^(?:(?:e|eh|vai|fica|bota|poe|em|no|nome|d[aeo]|para|pra|pro|o|a)\s)*(?:meu|minha) (?:espos[oa]|marido|mulher|mae|pai|filh[oa]|irma|irmao|av[oó]|net[oa]|namorad[oa]|sogr[oa])\W*$/,
]

export const ofDocument: readonly Pattern[] = [
  [
    'documentLater',
    /^(?!.*\bfoto\b).*(?:\b(?:sem|longe d[oae]|nao (?:tenho|estou com|lembro|acho))\b.*\b(?:documentos?|cpf|rg|carteira)\b.*\b(?:aqui|agora|mao|depois|comigo|cabeca)\b|^(?!.*\d).*\bo meu (?:ficou|esta|ta) (?:no|na|em|com|guardad[oa]|longe)\b|\b(?:mandar|passar|mando|passo|informar) (?:ele )?depois\b)/,
  ],
  [
    'whereCpf',
    /\bfoto\b|\b(?:onde|cade|esta|tem)\b.*\b(?:cnh|rg|carteira)\b|\b(?:cnh|rg|carteira)\b.*\b(?:onde|tem|esta)\b/,
  ],
]

export const ofMother: readonly Pattern[] = [
  ['twoMothers', /\b(?:duas|2) maes\b/],
  [
    'noMother',
    /\bnao (?:consta|tem|aparece|ha|veio|conheco|conheci|tenho|tive)(?: \S+){0,3} mae\b|\bcriad[oa] (?:pel|por)\S*(?: \S+){0,8} mae\b|\bmae\b.*\bnao (?:consta|aparece|veio)\b|\bso (?:tem |consta |o |nome |do )*pai\b/,
  ],
  ['onlyMother', /\b(?:do|o) pai\b.*\b(?:precisa|tambem|nao)\b/],
  ['marriedName', /\b(?:nome )?de (?:casad[oa]|solteir[oa])\b/],
]
