/** E.g. 'a, b e c'. */
export const andText = (parts: readonly string[]) => joined(parts, ' e ')

/** E.g. 'a, b ou c'. */
export const orText = (parts: readonly string[]) => joined(parts, ' ou ')

const joined = (parts: readonly string[], last: string) =>
  parts.length < 2 ? parts.join('') : parts.slice(0, -1).join(', ') + last + parts.at(-1)
