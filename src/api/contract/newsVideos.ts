/** The news that the home page shows in full and that may have a video. */
export const newsPieces = ['onde-por-o-modem', 'quantos-mega', 'wifi-6', 'quantas-telas'] as const
export type NewsPiece = (typeof newsPieces)[number]

/** The provider's host that sets no cookies before a video plays. */
export const videoHost = 'https://www.youtube-nocookie.com'

/** The videos of a list such as 'wifi-6=M7lc1UVf-VE, quantas-telas=…', or null if it is malformed. */
export function newsVideosIn(list: string): ReadonlyMap<string, string> | null {
  const pairs = list.split(/[\s,]+/).filter(Boolean)
  return pairs.every((pair) => oneVideo.test(pair)) ? new Map(pairs.map((pair) => twoParts(pair))) : null
}

const oneVideo = new RegExp(`^(${newsPieces.join('|')})=[\\w-]{11}$`)

function twoParts(pair: string): [string, string] {
  const [piece = '', id = ''] = pair.split('=')
  return [piece, id]
}
