import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder for an operator's files, with functions to read and change one. */
export function anOperatorFolder(files: Record<string, string> = {}) {
  const path = mkdtempSync(join(tmpdir(), 'ultrafibra-operator-'))
  const write = (file: string, text: string) => writeFileSync(join(path, file), text)
  const read = (file: string) => readFileSync(join(path, file), 'utf8')
  for (const [file, text] of Object.entries(files)) write(file, text)
  return {
    path,
    read,
    write,
    change: (file: string, from: string, to: string) => {
      if (!read(file).includes(from)) throw new Error(`${file} has no ${from}`)
      write(file, read(file).replace(from, to))
    },
    remove: (file: string) => rmSync(join(path, file)),
    gone: () => rmSync(path, { recursive: true }),
  }
}
export type OperatorFolder = ReturnType<typeof anOperatorFolder>

/** The same, removed after its test. */
export function aFolder(files: Record<string, string> = {}): OperatorFolder {
  const folder = anOperatorFolder(files)
  onTestFinished(folder.gone)
  return folder
}

/** The smallest operator: a town with a street of GPON, and a place without numbers. */
export const smallOperator: Record<string, string> = {
  'crews.csv': 'region,weekday,period,visits\nvale,1,manha,2\nvale,3,tarde,1\n',
  'cities.csv': 'id,name,state,infraco\nvale,Vale Verde,MG,rede-do-vale\n',
  'streets.csv':
    'cep,city,street,neighborhood,block_allotment,region\n35900010,vale,"Rua ""das Flores""",Centro,false,vale\n35900020,vale,Rua do Rio,Centro,true,vale\n',
  'cabinets.csv': 'id,city,technology\nV-1,vale,GPON\n',
  'splitters.csv':
    'id,cabinet,cep,from_number,to_number,homes,ports,ports_used\nV-1-1,V-1,35900010,1,199,20,8,3\nV-1-2,V-1,35900020,,,8,8,0\n',
  'lots.csv': 'cep,block,lot,splitter\n35900020,Quadra 02,lote 7,V-1-2\n',
  'buildings.csv': 'cep,number,complements\n35900010,12,Apto 11|Apto 12\n',
}
