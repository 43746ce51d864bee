import type { Technology } from '../db/operatorTables.ts'

type Place = {
  id: string
  name: string
  state: string
  infraco: 'rede-propria' | 'rede-neutra'
  code: string
  visits: number
}
/** A city of the sample. Its sectors are real five-digit CEP prefixes, each a neighbourhood. */
export type City = Place & { sectors: readonly Sector[] }
export type Sector = readonly [prefix: string, neighborhood: string, technology: Technology]

const places = [
  { id: 'ribeirao-preto', name: 'Ribeirão Preto', state: 'SP', infraco: 'rede-propria', code: 'RAO', visits: 8 },
  { id: 'rio-de-janeiro', name: 'Rio de Janeiro', state: 'RJ', infraco: 'rede-propria', code: 'RIO', visits: 20 },
  { id: 'sao-paulo', name: 'São Paulo', state: 'SP', infraco: 'rede-propria', code: 'SAO', visits: 30 },
  { id: 'belo-horizonte', name: 'Belo Horizonte', state: 'MG', infraco: 'rede-neutra', code: 'BHZ', visits: 12 },
  { id: 'vitoria', name: 'Vitória', state: 'ES', infraco: 'rede-neutra', code: 'VIX', visits: 6 },
  { id: 'salvador', name: 'Salvador', state: 'BA', infraco: 'rede-neutra', code: 'SSA', visits: 10 },
  { id: 'recife', name: 'Recife', state: 'PE', infraco: 'rede-neutra', code: 'REC', visits: 10 },
  { id: 'goiania', name: 'Goiânia', state: 'GO', infraco: 'rede-propria', code: 'GYN', visits: 8 },
  { id: 'curitiba', name: 'Curitiba', state: 'PR', infraco: 'rede-propria', code: 'CWB', visits: 12 },
  { id: 'porto-alegre', name: 'Porto Alegre', state: 'RS', infraco: 'rede-neutra', code: 'POA', visits: 10 },
] as const satisfies readonly Place[]

const sectorsOf: Record<(typeof places)[number]['id'], readonly Sector[]> = {
  'ribeirao-preto': [
    ['14010', 'Centro', 'XGS-PON'],
    ['14015', 'Vila das Palmeiras', 'XGS-PON'],
    ['14020', 'Jardim Aurora', 'GPON'],
    ['14025', 'Alto do Café', 'GPON'],
    ['14030', 'Vila Esperança', 'GPON'],
    ['14050', 'Campos Belos', 'EPON'],
    ['14075', 'Jardim dos Ipês', 'GPON'],
    ['14090', 'Ribeirânea', 'XGS-PON'],
  ],
  'rio-de-janeiro': [
    ['20040', 'Centro', 'XGS-PON'],
    ['20230', 'Lapa', 'GPON'],
    ['20511', 'Tijuca', 'GPON'],
    ['20710', 'Méier', 'EPON'],
    ['21310', 'Madureira', 'GPON'],
    ['22041', 'Copacabana', 'GPON'],
    ['22230', 'Flamengo', 'XGS-PON'],
    ['22250', 'Botafogo', 'XGS-PON'],
    ['22410', 'Ipanema', 'XGS-PON'],
    ['22775', 'Jacarepaguá', 'GPON'],
  ],
  'sao-paulo': [
    ['01001', 'Sé', 'GPON'],
    ['01310', 'Bela Vista', 'XGS-PON'],
    ['02010', 'Santana', 'GPON'],
    ['03101', 'Mooca', 'GPON'],
    ['04010', 'Vila Mariana', 'XGS-PON'],
    ['04538', 'Itaim Bibi', 'XGS-PON'],
    ['05010', 'Perdizes', 'XGS-PON'],
    ['05501', 'Butantã', 'GPON'],
    ['08010', 'São Miguel Paulista', 'EPON'],
    ['08210', 'Itaquera', 'GPON'],
  ],
  'belo-horizonte': [
    ['30110', 'Santa Efigênia', 'GPON'],
    ['30130', 'Funcionários', 'XGS-PON'],
    ['30180', 'Lourdes', 'XGS-PON'],
    ['30310', 'Carmo', 'GPON'],
    ['30510', 'Gameleira', 'EPON'],
    ['31030', 'Sagrada Família', 'GPON'],
    ['31270', 'Pampulha', 'GPON'],
    ['31710', 'Venda Nova', 'EPON'],
  ],
  vitoria: [
    ['29010', 'Centro', 'GPON'],
    ['29050', 'Enseada do Suá', 'XGS-PON'],
    ['29055', 'Praia do Canto', 'XGS-PON'],
    ['29060', 'Jardim da Penha', 'GPON'],
    ['29090', 'Jardim Camburi', 'GPON'],
  ],
  salvador: [
    ['40020', 'Pelourinho', 'EPON'],
    ['40080', 'Canela', 'GPON'],
    ['40140', 'Barra', 'GPON'],
    ['41810', 'Pituba', 'XGS-PON'],
    ['41940', 'Rio Vermelho', 'GPON'],
    ['41830', 'Itaigara', 'XGS-PON'],
  ],
  recife: [
    ['50030', 'Recife Antigo', 'GPON'],
    ['50060', 'Soledade', 'GPON'],
    ['51011', 'Pina', 'GPON'],
    ['51020', 'Boa Viagem', 'XGS-PON'],
    ['52050', 'Graças', 'GPON'],
    ['52060', 'Casa Forte', 'XGS-PON'],
  ],
  goiania: [
    ['74010', 'Setor Central', 'GPON'],
    ['74115', 'Setor Oeste', 'XGS-PON'],
    ['74215', 'Setor Bueno', 'XGS-PON'],
    ['74480', 'Jardim Curitiba', 'GPON'],
    ['74810', 'Jardim Goiás', 'XGS-PON'],
  ],
  curitiba: [
    ['80010', 'Centro', 'XGS-PON'],
    ['80240', 'Água Verde', 'XGS-PON'],
    ['80410', 'Bigorrilho', 'GPON'],
    ['80730', 'Mercês', 'GPON'],
    ['81010', 'Portão', 'GPON'],
    ['82510', 'Bacacheri', 'GPON'],
  ],
  'porto-alegre': [
    ['90010', 'Centro Histórico', 'GPON'],
    ['90050', 'Cidade Baixa', 'GPON'],
    ['90430', 'Rio Branco', 'XGS-PON'],
    ['90470', 'Três Figueiras', 'XGS-PON'],
    ['91010', 'Passo da Areia', 'GPON'],
    ['91910', 'Tristeza', 'EPON'],
  ],
}

export const cities: readonly City[] = places.map((place) => ({ ...place, sectors: sectorsOf[place.id] }))

/** A town with one CEP. */
export type Town = Place & { cep: string }

export const towns: readonly Town[] = [
  {
    id: 'pirenopolis',
    name: 'Pirenópolis',
    state: 'GO',
    infraco: 'rede-propria',
    code: 'PRN',
    cep: '72980000',
    visits: 2,
  },
  {
    id: 'tiradentes',
    name: 'Tiradentes',
    state: 'MG',
    infraco: 'rede-neutra',
    code: 'TDT',
    cep: '36325000',
    visits: 0,
  },
]
