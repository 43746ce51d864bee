/** Nicknames of banks, without spaces or accents. */
const names: Record<string, string> = {
  '001': 'bb brasil bancodobrasil',
  '004': 'bnb',
  '104': 'caixa cef caixaeconomica cx caixatem caixafederal',
  '208': 'btg',
  '237': 'brades next',
  '260': 'nu roxinho roxo',
  '290': 'pagseguro',
  '323': 'mp',
  '336': 'c6',
  '341': 'itau unibanco itaupersonnalite',
}

export const bankNicknames = new Map(
  Object.entries(names).flatMap(([code, each]) => each.split(' ').map((name) => [name, code] as const)),
)
