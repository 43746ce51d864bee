import type { Random } from './seededRandom.ts'

/** The names in a text. */
function listed(text: string): readonly [string, ...string[]] {
  const [first = '', ...others] = text.split(/,\s+/)
  return [first, ...others]
}

const kinds = ['Rua', 'Rua', 'Rua', 'Rua', 'Rua', 'Avenida', 'Alameda', 'Travessa'] as const
const trees = listed(`das Acácias, dos Jacarandás, das Palmeiras, dos Ipês, das Mangueiras, das Magnólias, dos Cedros,
  das Oliveiras, das Paineiras, dos Flamboyants, das Hortênsias, dos Girassóis`)
const birds = listed(`dos Sabiás, das Andorinhas, dos Beija-Flores, dos Canários, das Araras, dos Tucanos, das Gaivotas,
  dos Colibris`)
const places = listed(`do Comércio, da Matriz, da Estação, do Mercado, da Fonte, do Porto, da Serra, do Sol, da Alegria,
  da Harmonia, da Liberdade, da União`)
const saints = listed(`São Jorge, São Bento, Santa Rita, Santa Luzia, São Vicente, Santo Amaro, Santa Helena,
  São Rafael`)
const men = {
  titles: ['Doutor', 'Coronel', 'Maestro', 'Padre', 'Capitão', 'Professor'],
  names: ['Alcides', 'Cândido', 'Eurico', 'Genésio', 'Juvenal', 'Leopoldo'],
} as const
const women = {
  titles: ['Doutora', 'Professora', 'Engenheira', 'Dona', 'Maestrina', 'Irmã'],
  names: ['Benedita', 'Dalva', 'Florinda', 'Honorina', 'Isaura', 'Marieta'],
} as const
const lastNames = listed(`Arantes, Brandão, Camargo, Dornelas, Figueira, Guimarães, Junqueira, Lacerda, Medeiros,
  Noronha, Peçanha, Quintela`)
const dates = listed('Três de Maio, Dez de Julho, Vinte de Agosto, Cinco de Outubro, Doze de Março, Trinta de Abril')

/** A street name for any city. */
export function streetName(random: Random): string {
  return `${random.pick(kinds)} ${afterKind(random)}`
}

function afterKind(random: Random): string {
  if (random.chance(60)) return someone(random)
  return random.pick(random.pick([trees, birds, places, saints, dates]))
}

function someone(random: Random): string {
  const { titles, names } = random.chance(50) ? men : women
  return `${random.pick<string>(titles)} ${random.pick<string>(names)} ${random.pick(lastNames)}`
}
