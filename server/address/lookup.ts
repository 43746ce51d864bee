/** What finds the place of a CEP. `find` answers null for a CEP that does not exist and throws when it cannot tell. */
export type CepLookup = { find: (cep: string) => Promise<Place | null> }

/** `street` and `neighborhood` are empty where a city has one CEP only. */
export type Place = { state: string; city: string; street: string; neighborhood: string; isBlockAllotment: boolean }

/** The look-up did not answer, or not in time; the visitor can go on by hand. */
export class LookupDown extends Error {}
