import { words } from './words.ts'

/** The words of the section with news. */
export const newsTexts = {
  heading: 'Novidades',
  lead: 'Dicas para tirar mais da fibra e da casa conectada.',
  back: 'Novidades anteriores',
  on: 'Próximas novidades',
  more: 'Ver mais',
  about: (title: string) => `em “${title}”`,
  close: words.close,
} as const
