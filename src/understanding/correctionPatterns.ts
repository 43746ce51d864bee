/** What is found in a line, and what is wanted instead. The comment above each shows such a line. */
export type Rule = readonly [found: RegExp, wanted: string]

/** 'Entre o 500 e o 600... acho que vou no 600' */
export const undecided =
  /^.*\b(?:entre|d[uú]vida|ia|pensei|pensando)\b.*?(?:[,;.…]+|\bmas\b)\s*(?:mas |ent[aã]o |acho (?:que |q )?)*(?=(?:eu )?(?:vou (?:n[oa]|de|com|querer|pegar|ficar|levar)|fico|quero|prefiro|levo|fecho|o de|vai (?:o|de)|bota|p[õo]e|coloca|manda|pego|me v[êe])\s)/is
/** 'Sim. Quer dizer, não', 'boleto... não, peraí, débito', with a pause before or after it. */
export const putOtherwise =
  /^.*(?:\b(?:quer dizer|digo|ali[áa]s|ou melhor|pensando bem)\b|[,;.…]\s*n(?:[ãa]o)?[\s,.…]+p[eé]ra(?: ?a?[ií])?(?=[\s,.;!…])|\bn(?:[ãa]o)?[\s,]+p[eé]ra(?: ?a?[ií])?(?=\s*[,;.!…]))[\s,.;!…]+(?!que\s)(?=\S)/is
/** What takes a yes or a no back, or speaks of another answer. */
export const more =
  '(?:mas|s[óo]|se|quer dizer|ali[áa]s|boleto|d[ée]bito|autom[áa]tico|banco|bradesco|ita[úu]|[nd]a caixa|conta|nubank|santander|' +
  'errad[oa]|errei|espera|p[eé]ra|depois|vejo|ver|pensar|nunca|jamais|deixa|cancela|cart[ãa]o|carn[êe]|pix|poupan[çc]a|nome|cep|n[úu]mero|celular|telefone|plano|visita|vencimento|mud\\w+|troc\\w+)\\b'
/** 'Pode mandar, meu e-mail eu nem abro mesmo', 'sim, é mais prático' */
export const saidFirst = new RegExp(
  `^((?:pode (?:mandar|ser)|manda|quero|sim|claro)(?: sim)?)\\s*,\\s*(?!.*\\b(?:n[ãa]o|${more}))[^?\\d@]*$`,
  'is',
)
/** Another that is to serve if this one does not. */
export const fallback =
  /(?<=\S)[\s,.;(]+(?:e |mas )?se (?:\S+ )?(?:n[ãa]o|n) (?:der|tiver|puder|rolar|(?:aceit|consegu|atend|exist|ach|cheg)\w+)[\s,][^?]*$/i
/** 'Um quatro zero, traço, um zero zero' */
export const signsSaid: Rule = [
  /\s*,\s*(?=(?:tra[çc]o|h[íi]fen|d[íi]gito|ponto|arroba)\b)|(?<=\b(?:tra[çc]o|h[íi]fen|d[íi]gito|arroba))\s*,/gi,
  ' ',
]
/** 'Zero três meia um. Meia de seis' */
export const halfDozen: Rule = [/[\s.,;(]+meia (?:de|é|eh) (?:seis|6)\b[\s.)]*/gi, ' ']
