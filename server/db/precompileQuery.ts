import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import { type Db, isPostgres } from './database.ts'

type Values = Record<string, string | number>
type Statement<V, R> = (values: V) => CompiledQuery<R>

/** Builds a frequent statement once, as building costs more than running. All examples and constants must differ. */
export function precompileQuery<V extends Values, R>(examples: V, build: (db: Db, values: V) => Compilable<R>) {
  const built = new Map<boolean, Statement<V, R>>()
  return (db: Db, values: V): Promise<QueryResult<R>> => {
    const dialect = isPostgres(db)
    const statement = built.get(dialect) ?? statementOf(examples, build(db, examples).compile())
    built.set(dialect, statement)
    return db.executeQuery(statement(values))
  }
}

function statementOf<V extends Values, R>(examples: V, compiled: CompiledQuery<R>): Statement<V, R> {
  const names = Object.keys(examples)
  if (new Set(Object.values(examples)).size < names.length) throw new Error('Two examples are the same')
  const parts = compiled.parameters.map((given) => ({ given, name: names.find((name) => examples[name] === given) }))
  return (values) => ({
    ...compiled,
    parameters: parts.map(({ given, name }) => (name === undefined ? given : values[name])),
  })
}
