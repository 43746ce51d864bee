import { part, trimmed, type Said } from './said.ts'

const before = new RegExp(
  `^(?:${[
    'oi+e?', 'ola', 'opa', 'eae', 'e ai', 'alo', 'bom dia', 'boa tarde', 'boa noite', 'tudo bem', 'tudo bom', 'td bem', 'td bom', 'como vai', 'como voce esta', 'como vc ta', 'tudo certo', 'tudo joia', 'por favor', 'pfv', 'pfvr', 'pf', 'entao', 'ah+', 'hum+', 'olha', 'ta bom', 'ta certo', 'ta', 'certo', 'ok', 'okay',
    'beleza', 'blz', 'sim', 'claro', 'moc[oa]', 'querid[oa]', 'vamos la', 'anota ai', 'anote ai', 'anota', 'anote', 'segue abaixo', 'segue', 'aqui esta', 'aqui vai', 'esse e', 'este e', 'essa e', 'e esse', 'e este', 'o meu e', 'a minha e', 'meu e', 'minha e', 'pode ser',
    'pode colocar', 'pode anotar', 'pode por', 'coloca ai', 'coloca', 'coloque', 'bota ai', 'bota', 'poe ai', 'poe', 'seria', 'na verdade', 'na vdd', 'vdd', 'alias', 'prazer', 'obrigad[oa]', 'e', 'eh', 'ee+', 'hi', 'hello', 'it is', 'it s', 'its', 'my', 'is', 'sorry', 'desculpa', 'desculpe', 'ops', 'perai', 'pera ai', 'calma', 'perfeito', 'otimo', 'pronto',
  ].join('|')})(?![a-z0-9@])[\\s,.;:!=\\-–]*`,
)
const after = new RegExp(
  `[\\s,.;:!\\-–(]+(?:${[
    'por favor', 'por gentileza', 'pfv', 'pfvr', 'pf', 'obrigad[oa]', 'obg', 'brigad[oa]', 'vlw', 'valeu', 'viu', 'ta bom', 'ta', 'ok', 'okay', 'certo', 'ne', 'mesmo', 'moc[oa]', 'querid[oa]', 'k{2,}', 'rs+', '(?:ha){2,}h?', 'hein', 'e isso', 'e so isso', 'so isso', 'e so', 'isso', 'isso ai', 'isso mesmo',
    'beleza', 'blz', 'tmj', 'pra mim', 'para mim', 'por mim', 'entao', 'abs', 'fechado', 'please', 'thanks', 'thank you', 'bom dia', 'boa tarde', 'boa noite', 'tudo bem', 'anotou', 'pode anotar', 'confere', 'sim', 'grat[oa]', 'amem', 'uai', 'so', 'pode ser', 'agora', 'serve', 'ai', 'ta ok', 'amig[oa]',
  ].join('|')})[\\s,.;:!)]*$`,
)

/** What is left of a sentence without greetings, thanks and fillers at its ends. */
export function withoutCourtesy(said: Said): Said {
  const bare = trimmed(said)
  const front = before.exec(`${bare.plain} `)?.[0].length ?? 0
  if (front > 0) return withoutCourtesy(part(bare, Math.min(front, bare.plain.length)))
  const back = after.exec(bare.plain)
  return back ? withoutCourtesy(part(bare, 0, back.index)) : bare
}
