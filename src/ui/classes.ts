/** Joins the truthy names into one className. */
export function classes(...names: (string | false | undefined)[]) {
  return names.filter(Boolean).join(' ') || undefined
}
