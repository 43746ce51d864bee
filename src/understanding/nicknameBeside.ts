/** The nickname in 'Maria Aparecida, mas todo mundo me chama de Cida' */
export const nicknameBeside = (text: string): string | undefined => called.exec(text)?.[1]
const called =
  /\b(?:me cham\w+ (?:s[óo] )?de|apelido (?:é|eh|e)) (?!senhora?|voc[êe]|vcs?|todos|quem|volta|novo)(\p{L}{2,})(?: por favor)?[\s.!]*$/iu
