import { commonTexts } from '../commonTexts.ts'

export const newsTexts = {
  heading: 'Novidades',
  lead: 'Dicas para tirar mais da fibra e da casa conectada.',
  back: 'Novidades anteriores',
  on: 'Próximas novidades',
  more: 'Ver mais',
  watch: 'Ver o vídeo',
  play: 'Assistir ao vídeo',
  provider:
    'O vídeo fica no YouTube, em youtube-nocookie.com. O seu navegador só fala com ele depois que você toca em Assistir.',
  video: (title: string) => `Vídeo: ${title}`,
  about: (title: string) => `em “${title}”`,
  close: commonTexts.close,
} as const
