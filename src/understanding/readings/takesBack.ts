const [outright, afterPause] = [
  'quer dizer|ou melhor|pensando (?:bem|melhor)|pensei melhor',
  'digo|ali[áa]s|quer saber',
]

/** What takes back what was said before it: 'sim. quer dizer, não', 'boleto, ou melhor, débito'. */
export const takesBack = new RegExp(`\\b(?:${outright}|${afterPause})\\b`)

/** Only what stands after words that take back the rest: not 'se eu digo sim, posso sair?', where nothing paused. */
export const afterTakenBack = (text: string) => text.replace(rest, '')
const rest = new RegExp(
  `^.*\\b(?:${outright}|(?<=[,.;:…!\\d]\\s*(?:ah?,? )?)(?:${afterPause}))[\\s,.;:…!]+(?=\\S)`,
  'is',
)
