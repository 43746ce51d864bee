/** A part of a document with an anchor of its own. */
export type Clause = { id: string; heading: string; paragraphs: readonly string[] }

/** A document that a visitor accepts or is informed by. Editions that were once in force stay readable. */
export type LegalDocument = { editions: Readonly<Record<number, readonly Clause[]>> }
