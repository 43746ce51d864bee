import { factsOf, answersOf, type Known } from '../answersAndFacts.ts'

/** The address of the installation: the street and number, then the place. Either is empty until it is known. */
export function addressText(knowledge: Known): { door: string; place: string } {
  const [answers, { street }] = [answersOf(knowledge), factsOf(knowledge)]
  const lot = [answers.block && `quadra ${answers.block}`, answers.lot && `lote ${answers.lot}`]
  return {
    door: joined([capitalized(answers.street) ?? street?.street, answers.number, ...lot, answers.complement]),
    place: joined([
      capitalized(answers.neighborhood) ?? street?.neighborhood,
      capitalized(answers.city) ?? street?.city,
      answers.state ?? street?.state,
    ]),
  }
}

/** The whole address of the installation in one line. */
export function addressLine(knowledge: Known): string {
  const { door, place } = addressText(knowledge)
  return joined([door, place])
}

const joined = (parts: (string | undefined)[]) => parts.filter((part) => part !== undefined && part !== '').join(', ')

/** A name that was typed without its capitals, or in nothing else: 'rua das acácias' is Rua das Acácias. */
function capitalized(name: string | undefined): string | undefined {
  if (name === undefined || (name !== name.toLowerCase() && name !== name.toUpperCase())) return name
  return name.toLowerCase().replace(/(?<![\p{L}\d'’])(?!(?:d[aeo]s?|e)\s)\p{L}/gu, (first) => first.toUpperCase())
}
