/** Finds the place of a CEP. `find` returns null for an unknown CEP and throws if it cannot tell. */
export type CepLookup = { find: (cep: string) => Promise<Place | null> }

/** `street` and `neighborhood` are empty for a city's only CEP. */
export type Place = { state: string; city: string; street: string; neighborhood: string; isBlockAllotment: boolean }

/** The look-up did not reply in time; the visitor can type the address. */
export class LookupDown extends Error {}
