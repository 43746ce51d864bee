/** What takes back what was said before it: 'sim. quer dizer, não', 'boleto, ou melhor, débito', on plain words. */
export const takesBack = /\b(?:quer dizer|digo|alias|ou melhor|pensando (?:bem|melhor)|pensei melhor|quer saber)\b/
