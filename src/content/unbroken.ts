/** A number that does not break after its hyphen. */
export const unbroken = (text: string) => text.replace(/-\u2060?/g, '-\u2060')
