/** A part of a document with its own anchor. */
export type Clause = { id: string; heading: string; paragraphs: readonly string[] }

/** A document that a visitor accepts or is informed by. Earlier editions stay readable. */
export type LegalDocument = { editions: Readonly<Record<number, readonly Clause[]>> }
