/** Matches 'O de 700, mas só se não subir' */
export const onCondition = /(?<!\p{L})s[óo] se(?!\p{L})/iu

/** Matches 'Quando eu casar, muda pro de 700', but not 'se der, muda pra terça' */
export const onLaterEvent =
  /^\W*(?:(?:mas|e|olha|ent[ãa]o|da[íi]|a[íi])\W+)*(?:quando (?!(?:eu )?\p{L}+(?:i|ou)(?!\p{L}))|caso|assim que|depois que|se (?=der certo|(?:eu|el[ea]s?|a gente|n[óo]s|meus?|minhas?)(?!\p{L})))(?!.*(?:\?|(?<!\p{L})(?:pud|poss|consegui|quis|tiver\p{L}* (?:como|vaga))))/iu
