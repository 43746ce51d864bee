export function findPostgres(): string | undefined
export function postgresMissing(): string | null
