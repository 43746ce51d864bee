/** Matches 'O de 700, mas só se não subir' */
export const onCondition = /(?<!\p{L})s[óo] se(?!\p{L})/iu

const who = '(?:(?:eu|el[ea]s?|a gente|n[óo]s|(?:meus?|minhas?|nossos?|nossas?|[oa]s?) \\p{L}+) )?'
const event = `(?:(?:quando|assim que|depois que|caso) ${who}|se (?=der certo|eu |el[ea]|a gente|n[óo]s|meu|minha)${who})(?:n[ãa]o |me )?(?!puder|quiser|conseguir|for |der(?! certo))\\p{L}+r(?!\\p{L})`
const command =
  '(?:(?:a[íi]|da[íi]|ent[ãa]o|eu) )?(?:mud|troc|p[õo]e|bot|coloc|pass|alter)\\p{L}* (?:.* )?(?:pr[ao]|para|p|[oa] de) '
/** Matches 'Quando eu casar, muda pro de 700', 'muda pro de 700 quando eu casar', but not 'se der, muda pra terça' */
export const onLaterEvent = new RegExp(
  `^\\W*(?:(?:mas|e|olha|a[íi]|da[íi]) )*${event}[^?.;!]*[, ] ?${command}[^?]*$|^\\W*${command}[^?.;!]* ${event}\\W*$`,
  'iu',
)
