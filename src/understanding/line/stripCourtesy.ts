import { part, trimmed, type Said } from './normalizeText.ts'

/** Courtesies and fillers at either end of a sentence. */
const around = [
  'bom dia|boa tarde|boa noite|tudo (bem|bom|certo|joia)|td (bem|bom)|por favor|por gentileza|pfvr?|pf|please',
  'obrigad[oa]|obg|brigad[oa]|grat[oa]|valeu|vlw|thanks|moc[oa]|amig[oa]|bjs?|beijos?|abs|abracos?',
  'ta ok|ta bom|ta certo|ta|ok|okay|certo|confere|beleza|blz|sim|viu|ne|hein|uai|so|isso mesmo|isso ai|isso',
  'pode ser|pode anotar|anotou|fechado|entao|k{2,}|rs+|(ha){2,}h?|mesmo|m[se]m[om]?|agora|ai|ae|serve',
  'tche|bah|oxe|oxente|ue|eita|vish|vixe|mano|mana|parca|guri|guria|fi|fia|pae|meu rei|(minha|meu) (bem|amor|querid[oa]|patrao|chapa|jovem|filh[oa]|anjo|rei|nega|flor)',
  'fessora?|senhora?|querid[oa]|fofa|amor|doutora?|rapaz|truta|irmao|vei|ta bao|bao|(e|eh) nois|visse|((n|d)?ess[ae] )?(porra|caralho|cacete)|(n|d)ess[ae] (merda|bosta|droga)|amigao|minha gente',
].join('|')
const ahead = [
  'oi+e?|h?ola|opa|eae|e ai|alo|hi|hello|ah+|hum+|olha|claro|vamos la|prazer',
  'anot[ae]( a[ie])?|segue abaixo|segue|aqui (esta|vai|e|eh)|coloca ai|coloca|coloque|bota ai|bota|poe ai|poe',
  '((e|o|a) )?(ess?[ea]|este|esta|meu|minha) (e|eh)|e (esse|este)|pode (colocar|por)|seria|e|eh|ee+',
  'na verdade|na vdd|vdd|alias|sorry|desculpa|desculpe|ops|perai|pera ai|calma|perfeito|otimo|pronto',
  'ja (falei|disse)( que)?|com prazer|sim senhora?|it is|it s|its|my|is|(o|a|no)(?= [\\d(])',
].join('|')
const behind =
  '(?:com )?(?<!\\bnao tenho )certeza|ctz|e isso|e so isso|so isso|e so|pra mim|para mim|por mim|(muito )?prazer|ao seu dispor|aqui'

const before = new RegExp(`^(${ahead}|${around})(?![a-z0-9@])[\\s,.;:!=\\-–]*`)
const after = new RegExp(
  `(?<!\\b(d[oa]|pr[oa]|uma?|[mst]eu|[mst]inha|sua|com))[\\s,.;:!\\-–(]+(${behind}|${around})[\\s,.;:!)]*$`,
)

/** Removes greetings, thanks and fillers from both ends of a sentence. */
export function stripCourtesy(said: Said): Said {
  const bare = trimmed(said)
  const front = before.exec(`${bare.plain} `)?.[0].length ?? 0
  if (front > 0) return stripCourtesy(part(bare, Math.min(front, bare.plain.length)))
  const back = after.exec(bare.plain)
  return back ? stripCourtesy(part(bare, 0, back.index)) : bare
}
