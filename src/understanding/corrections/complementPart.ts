/** Units with all their spellings: 'Apto', 'ap.' and 'apartamento' are one. */
const units = ['ap', 'bl', 'to?r', 'ca?s', 'an', 'sa?l', 'lo?j', 'lo?te?', 'qu?a?d'].map((start) => `${start}[a-z]*`)
const id = '(?:[a-z]?\\d{1,5}[a-z]?|[a-z])(?![a-zà-ú\\d])'
const link = '(?:[\\s:.]|[eé]h?(?= )|[oa](?= )|n[º°]|numero|letra)*'
const named = new RegExp(`\\b(${units.join('|')})(?![a-z])(?:(${link})(${id}))?`, 'gi')
const alone = new RegExp(`(?<![a-zà-ú\\d])(?![oae] )${id}`, 'gi')

type Door = { all: string; unit: string; link: string; id: string }
const doorsIn = (words: string): Door[] =>
  Array.from(words.matchAll(named), ([all, unit = '', between = '', one = '']) => ({
    all,
    unit,
    link: between,
    id: one,
  }))

/** Replaces one unit: 'apto 34 bloco A' with 'bloco B', 'ap 101 torre 2' with 'a torre, é a 1' */
export function withComplementPart(old: string, told: string): string | null {
  const bare = told.replace(named, ' ').match(alone)?.at(-1) ?? ''
  const anew = doorsIn(told).map((door) => ({ ...door, id: door.id || bare }))
  if (anew.length > 0) return anew.reduce<string | null>((all, door) => all && withDoor(all, door), old)
  const [like, ...others] = doorsIn(old).filter(({ id: one }) => bare !== '' && shapeOf(one) === shapeOf(bare))
  return like && others.length === 0 ? withDoor(old, { ...like, id: bare }) : null
}

function withDoor(old: string, anew: Door): string | null {
  const [door, ...others] = doorsIn(old).filter(({ unit }) => areSame(unit, anew.unit))
  return door && others.length === 0 && anew.id !== '' ? old.replace(door.all, door.unit + door.link + anew.id) : null
}

const areSame = (a: string, b: string) =>
  units.some((unit) => [a, b].every((it) => new RegExp(`^${unit}$`, 'i').test(it)))
const shapeOf = (one: string) => one.replace(/\d+/g, '0').replace(/[a-z]/gi, 'a')
