import type { OwnerKey, Spot } from './vault.ts'

type Texts<C extends string> = { [K in C]?: string | null | undefined }
type Place = Pick<Spot, 'table' | 'row'>

type Change = <C extends string, R extends Texts<C>>(values: R, columns: readonly C[], key: OwnerKey, place: Place) => R

/** Encrypts some columns of a row. Missing and empty ones stay. */
export const sealColumns: Change = (values, columns, key, place) =>
  changed(values, columns, (text, column) => key.seal({ ...place, column }, text))

/** Decrypts some columns of a row. Missing and empty ones stay. */
export const openColumns: Change = (values, columns, key, place) =>
  changed(values, columns, (text, column) => key.open({ ...place, column }, text))

function changed<C extends string, R extends Texts<C>>(
  values: R,
  columns: readonly C[],
  change: (text: string, column: C) => string,
): R {
  return columns.reduce((row, column) => {
    const text = row[column]
    return text ? { ...row, [column]: change(text, column) } : row
  }, values)
}
