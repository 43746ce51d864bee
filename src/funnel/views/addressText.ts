import { inNameCase } from '../../api/contract/values/firstName.ts'
import { hasNumbers } from '../../content/flows/facts.ts'
import { factsOf, answersOf, type Known } from '../answersAndFacts.ts'

/** The address of the installation: street and number, then the place. Either is empty until it is known. */
export function addressText(knowledge: Known): { door: string; place: string } {
  const [answers, facts] = [answersOf(knowledge), factsOf(knowledge)]
  const { street } = facts
  const lot = hasNumbers(facts)
    ? []
    : [answers.block && `quadra ${answers.block}`, answers.lot && `lote ${answers.lot}`]
  return {
    door: joined([written(answers.street) ?? street?.street, answers.number, ...lot, answers.complement]),
    place: joined([
      written(answers.neighborhood) ?? street?.neighborhood,
      written(answers.city) ?? street?.city,
      answers.state ?? street?.state,
    ]),
  }
}

export function addressLine(knowledge: Known): string {
  const { door, place } = addressText(knowledge)
  return joined([door, place])
}

const joined = (parts: (string | undefined)[]) => parts.filter((part) => part !== undefined && part !== '').join(', ')

const written = (name: string | undefined) => name && inNameCase(name)
