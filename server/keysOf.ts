/** The keys of a table, with their type. */
export const keysOf = <T extends object>(table: T) =>
  Object.keys(table).filter((name): name is Extract<keyof T, string> => Object.hasOwn(table, name))
