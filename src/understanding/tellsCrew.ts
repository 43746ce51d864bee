/** Whether a line has a message for the technicians: 'segunda de manhã, mas fala pra ele chegar depois das 9' */
export const tellsCrew = (text: string) => !text.includes('?') && toCrew.test(text)

const toCrew =
  /[\s,;.]+(?:mas |s[óo] |e )+(?:fala|diz|diga|avis\w+|pe[çc]\w+|pede|lig\w+)\s(?!.*\b(?:troc\w+|mud\w+|vencimento|telefone|e-?mail|seja|manh[ãa]|tarde)\b)[^?]*$|(?<=\b(?:manh[ãa]|tarde)[\s,]+)(?:contanto|desde) que n[ãa]o seja (?:muito cedo|antes das \d)[^?]*$|[\s,;.]+avis[ea]m? (?:ao?|o|pro|para o) (?:t[ée]cnico|rapaz|mo[çc]o|pessoal)\b[^?]*$|,\s+(?:desde que )?(?:voc[êe]s|vcs|o t[ée]cnico) (?:me )?(?:lig|avis)\w+\b[^?]*$/is
