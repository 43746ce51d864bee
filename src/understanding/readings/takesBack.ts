const [outright, afterPause] = [
  'quer dizer|ou melhor|pensando (?:bem|melhor)|pensei melhor',
  'digo|ali[áa]s|quer saber',
]

/** Matches words that take back the text before them: 'sim. quer dizer, não', 'boleto, ou melhor, débito' */
export const takesBack = new RegExp(`\\b(?:${outright}|${afterPause})\\b`)

/** Returns the text after a retraction; 'se eu digo sim, posso sair?' has none, because no pause precedes 'digo'. */
export const afterTakenBack = (text: string) => text.replace(rest, '')
const rest = new RegExp(
  `^.*\\b(?:${outright}|(?<=[,.;:…!\\d]\\s*(?:ah?,? )?)(?:${afterPause}))[\\s,.;:…!]+(?=\\S)`,
  'is',
)
