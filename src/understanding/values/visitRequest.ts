/** Splits a line before its request for a day: 'quarta eu trabalho. Pode ser quinta de tarde?' */
export function splitAtRequest(plain: string): { before: string; asked: string } | null {
  const at = request.exec(plain)?.index ?? 0
  const [before, asked] = [plain.slice(0, at).trim(), plain.slice(at).trim()]
  return before === '' || isCondition.test(before) || isOneMore.test(asked) ? null : { before, asked }
}

const asks =
  'pode(?:m|ria)?|poderi?am?|da (?:para|pra)|daria|tem|teria|consegue[ms]?|conseguiria|consigo|quero|queria|prefiro|' +
  'gostaria|entao|pedi|falei|disse|marca|marque|agenda|agende|bota|poe|coloca|deixa|deixar|que tal|serve|rola|o dia|a data|visita'
const day = '(?:segunda|terca|quarta|quinta|sexta|sabado|seg|ter(?= de)|qua|qui|sex|sab|dia \\d|\\d{1,2}/\\d|amanha)\\b'
const leads = '(?:(?:mas|entao|ai|agora|por isso|eu|voces?|vcs|ja|e(?= (?:tem|da|eu|ja|voces?)\\b))[\\s,]+)*'
const asking = `${leads}(?:${asks})\\b(?:(?!\\bnao\\b|\\bou\\b)[^.;!?]){0,25}?\\b${day}`
/** Matches the beginnings of dictated lines: 'menos sexta pode ser quinta', 'quarta não posso coloca quinta' */
const afterDay = `${day}(?:-feira)?(?: (?:de |a |pela )?(?:manha|tarde))?(?: (?:eu )?nao(?: (?:posso|da|consigo|rola|pode|quero|vai dar))?)? `
/** Matches the beginning of 'Quarta levo minha irmã no médico pode ser na quinta' */
const afterReason = `${day}(?:,? (?!ou )[a-z]+){3,} (?<!\\bde (?:manha|tarde) )(?=pode(?:ria)? ser )`
const request = new RegExp(`(?<=[,.;:!?\\n]\\s*|${afterDay}|${afterReason})${asking}`)
/** Matches words that begin with a request for a day. */
export const asksForDay = new RegExp(`^\\s*${asking}`)
const isCondition = /\b(?:se|caso|quando)\b/
/** Matches 'Terça de manhã, pode ser quinta também' */
const isOneMore = /\btambem\b/
