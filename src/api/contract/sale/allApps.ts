/** The apps that plans may include besides streaming, each with the slowest speed in Mega that has it. */
export const allApps = [
  { slug: 'seguranca-digital', name: 'Segurança Digital', from: 0 },
  { slug: 'aya-bancah', name: 'Banca Virtual', from: 0 },
  { slug: 'aya-books', name: 'Audiobooks', from: 0 },
  { slug: 'babbel', name: 'Babbel', from: 500 },
  { slug: 'games-club', name: 'Games Club', from: 500 },
  { slug: 'aya-ensinah', name: 'Aya Ensinah', from: 500 },
  { slug: 'looke', name: 'Looke', from: 1000 },
  { slug: 'band-sports', name: 'Band Sports', from: 1000 },
  { slug: 'band-news', name: 'Band News', from: 1000 },
] as const
