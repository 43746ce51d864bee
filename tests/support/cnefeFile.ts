/** The header of IBGE's file of addresses (CNEFE 2022). */
const elements = [1, 2, 3, 4, 5].map((n) => `NOM_COMP_ELEM${n};VAL_COMP_ELEM${n};`).join('')
const header = (
  'COD_UNICO_ENDERECO;COD_UF;COD_MUNICIPIO;COD_DISTRITO;COD_SUBDISTRITO;COD_SETOR;NUM_QUADRA;NUM_FACE;CEP;' +
  'DSC_LOCALIDADE;NOM_TIPO_SEGLOGR;NOM_TITULO_SEGLOGR;NOM_SEGLOGR;NUM_ENDERECO;DSC_MODIFICADOR;' +
  `${elements}LATITUDE;LONGITUDE;NV_GEO_COORD;COD_ESPECIE;DSC_ESTABELECIMENTO;COD_INDICADOR_ESTAB_ENDERECO;` +
  'COD_INDICADOR_CONST_ENDERECO;COD_INDICADOR_FINALIDADE_CONST;COD_TIPO_ESPECI'
).split(';')

export const cnefeHeader = `${header.join(';')}\n`

export type CnefeAddress = {
  cep: string
  street: [kind: string, title: string, name: string]
  place?: string
  city?: string
}

/** A line of such a file. */
export function cnefeLine(number: number, { cep, street, place = 'CENTRO', city = '3543402' }: CnefeAddress): string {
  const [kind, title, name] = street
  const cells: Record<string, string> = {
    COD_UNICO_ENDERECO: String(100_000_000 + number),
    COD_UF: city.slice(0, 2),
    COD_MUNICIPIO: city,
    COD_DISTRITO: `${city}05`,
    COD_SUBDISTRITO: `${city}0500`,
    COD_SETOR: `${city}05000001P`,
    NUM_QUADRA: '001',
    NUM_FACE: '002',
    CEP: cep,
    DSC_LOCALIDADE: place,
    NOM_TIPO_SEGLOGR: kind,
    NOM_TITULO_SEGLOGR: title,
    NOM_SEGLOGR: name,
    NUM_ENDERECO: String(number % 2000),
    NOM_COMP_ELEM1: number % 7 === 0 ? 'APARTAMENTO' : '',
    VAL_COMP_ELEM1: number % 7 === 0 ? '12' : '',
    LATITUDE: '-21.1775',
    LONGITUDE: '-47.8103',
    NV_GEO_COORD: '1',
    COD_ESPECIE: '1',
  }
  return `${header.map((column) => cells[column] ?? '').join(';')}\n`
}
