import type { Key } from '../../content/questions/answers.ts'

/** The nickname in 'Maria Aparecida, mas todo mundo me chama de Cida' */
export const nicknameBeside = (text: string): string | undefined => called.exec(text)?.[1]
const called =
  /\b(?:me cham\w+ (?:s[óo] )?de|apelido (?:é|eh|e)) (?!senhora?|voc[êe]|vcs?|todos|quem|volta|novo)(\p{L}{2,})(?: por favor)?[\s.!]*$/iu

/** Removes a nickname beside other answers, which renames nobody: 'pode me chamar de Duda hehe. 16 98765-4321' */
export const withoutNickname = (key: Key, text: string) => (key === 'name' ? text : text.replace(besideOthers, ''))
const besideOthers =
  /(?<=^|[,.;!]\s*)(?:podem? )?me cham\p{L}+ (?:s[óo] )?de \p{L}{2,}(?: (?:he)+| rs+| k+)?[,.;!]\s*(?=.*[\p{L}\d])/iu
