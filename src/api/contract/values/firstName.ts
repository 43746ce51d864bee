/** The first name, as one writes it to its bearer: 'ana souza' and 'ANA SOUZA' are Ana. */
export function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  const isFlat = first === first.toLowerCase() || first === first.toUpperCase()
  return isFlat ? first.slice(0, 1).toUpperCase() + first.slice(1).toLowerCase() : first
}
