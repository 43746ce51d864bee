export type Chosen = string | readonly string[]

/** Whether an option starts, or stays, chosen: controlled when `value` is given, else the browser keeps it. */
export function chosen(option: string, { value, defaultValue }: { value?: Chosen | undefined; defaultValue?: Chosen | undefined }) {
  if (value !== undefined) return { checked: holds(value, option) }
  return { defaultChecked: defaultValue !== undefined && holds(defaultValue, option) }
}

function holds(group: Chosen, option: string) {
  return typeof group === 'string' ? group === option : group.includes(option)
}
