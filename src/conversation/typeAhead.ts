/** What was typed before there was a question to answer: kept until the next one opens, then gone. */
export type TypeAhead = ReturnType<typeof newTypeAhead>

export function newTypeAhead() {
  let typed = ''
  return {
    keep(text: string) {
      typed = text
    },
    take(): string {
      const text = typed
      typed = ''
      return text
    },
  }
}
