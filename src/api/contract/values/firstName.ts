/** The first name, as one writes it to its bearer: 'ana souza' and 'ANA SOUZA' are Ana. */
export const firstName = (name: string): string =>
  name
    .trim()
    .replace(/\s.*/s, '')
    .replace(/^(.)(\p{Lu}+|\p{Ll}+)$/u, (_, first: string, rest: string) => first.toUpperCase() + rest.toLowerCase())
