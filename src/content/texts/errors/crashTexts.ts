export const crashTexts = {
  title: 'Esta página não abriu.',
  lead: 'O que você já respondeu está guardado. Abra a página de novo para continuar de onde parou.',
  again: 'Abrir de novo',
  call: 'Se preferir, ligue para',
} as const
