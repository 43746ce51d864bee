/** What leads to the part of a long talk that is not shown. */
export const earlierTexts = {
  heading: 'Mensagens anteriores',
  show: (count: number) => `Ver ${count} mensagens anteriores`,
} as const
