/** What takes back what was said before it: 'sim. quer dizer, não', 'boleto, ou melhor, débito', on plain words. */
export const takesBack = /\b(?:quer dizer|digo|alias|ou melhor|pensando (?:bem|melhor)|pensei melhor|quer saber)\b/

/** Only what stands after words that take back the rest. */
export const afterTakenBack = (text: string) =>
  text.replace(
    /^.*\b(?:quer dizer|digo|ali[áa]s|ou melhor|pensando (?:bem|melhor)|pensei melhor|quer saber)[\s,.;:…!]+(?=\S)/is,
    '',
  )
