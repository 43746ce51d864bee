/** A name of a person or place with capitals, e.g. 'ana de souza' and 'ANA DE SOUZA' become 'Ana de Souza'. */
export const inNameCase = (name: string): string =>
  name === name.toLowerCase() || name === name.toUpperCase()
    ? name
        .toLowerCase()
        .replace(/(?<![\p{L}\d])(?!(?:d[aeo]s?|e|di|del|van|von)\s|d['’])\p{L}/gu, (letter) => letter.toUpperCase())
    : name

/** The first name with a capital, e.g. 'ana souza' and 'ANA SOUZA' become 'Ana'. */
export const firstName = (name: string): string =>
  name
    .trim()
    .replace(/\s.*/s, '')
    .replace(/^(.)(\p{Lu}+|\p{Ll}+)$/u, (_, first: string, rest: string) => first.toUpperCase() + rest.toLowerCase())
