import type { Random } from './seededRandom.ts'

const kinds = ['Rua', 'Rua', 'Rua', 'Rua', 'Rua', 'Avenida', 'Alameda', 'Travessa'] as const
const trees = [
  'das Acácias',
  'dos Jacarandás',
  'das Palmeiras',
  'dos Ipês',
  'das Mangueiras',
  'das Magnólias',
  'dos Cedros',
  'das Oliveiras',
  'das Paineiras',
  'dos Flamboyants',
  'das Hortênsias',
  'dos Girassóis',
] as const
const birds = [
  'dos Sabiás',
  'das Andorinhas',
  'dos Beija-Flores',
  'dos Canários',
  'das Araras',
  'dos Tucanos',
  'das Gaivotas',
  'dos Colibris',
] as const
const places = [
  'do Comércio',
  'da Matriz',
  'da Estação',
  'do Mercado',
  'da Fonte',
  'do Porto',
  'da Serra',
  'do Sol',
  'da Alegria',
  'da Harmonia',
  'da Liberdade',
  'da União',
] as const
const saints = [
  'São Jorge',
  'São Bento',
  'Santa Rita',
  'Santa Luzia',
  'São Vicente',
  'Santo Amaro',
  'Santa Helena',
  'São Rafael',
] as const
const men = {
  titles: ['Doutor', 'Coronel', 'Maestro', 'Padre', 'Capitão', 'Professor'],
  names: ['Alcides', 'Cândido', 'Eurico', 'Genésio', 'Juvenal', 'Leopoldo'],
} as const
const women = {
  titles: ['Doutora', 'Professora', 'Engenheira', 'Dona', 'Maestrina', 'Irmã'],
  names: ['Benedita', 'Dalva', 'Florinda', 'Honorina', 'Isaura', 'Marieta'],
} as const
const lastNames = [
  'Arantes',
  'Brandão',
  'Camargo',
  'Dornelas',
  'Figueira',
  'Guimarães',
  'Junqueira',
  'Lacerda',
  'Medeiros',
  'Noronha',
  'Peçanha',
  'Quintela',
] as const
const dates = [
  'Três de Maio',
  'Dez de Julho',
  'Vinte de Agosto',
  'Cinco de Outubro',
  'Doze de Março',
  'Trinta de Abril',
] as const

/** A street name for any city. */
export function streetName(random: Random): string {
  return `${random.pick(kinds)} ${afterKind(random)}`
}

function afterKind(random: Random): string {
  const lists = [trees, birds, places, saints, dates] as const
  if (random.chance(60)) return someone(random)
  return random.pick<string>(random.pick<readonly [string, ...string[]]>(lists))
}

function someone(random: Random): string {
  const { titles, names } = random.chance(50) ? men : women
  return `${random.pick<string>(titles)} ${random.pick<string>(names)} ${random.pick(lastNames)}`
}
