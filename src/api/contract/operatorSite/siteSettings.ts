import { readGivenFile } from './readGivenFile.ts'
import { allApps } from '../sale/allApps.ts'
import { ownStreamingNames } from '../sale/streamings.ts'
import { siteFileSchemas } from './siteFileSchemas.ts'

const own = {
  brand: { strong: 'TIM', name: 'Ultrafibra' },
  operatorName: 'TIM',
  company: 'TIM S.A.',
  citiesReached: 'mais de 190 cidades',
  contact: { sales: '0800 555 1020', support: '103 41', sms: '4141', whatsapp: '558005551020' },
  pages: {
    customerArea: 'Meu TIM',
    customer: 'https://meutim.tim.com.br',
    support: 'https://www.tim.com.br/para-voce/atendimento',
    staff: 'https://www.tim.com.br',
    staffMigration: 'https://www.tim.com.br',
  },
  streamings: ownStreamingNames,
  apps: allApps.map(({ slug }) => slug),
  label: {
    finePerMonth: 25,
    adjustment: 'Anual, pelo IPCA, em julho',
    exclusions: 'Telefone fixo, TV por assinatura e pontos extras de rede',
  },
}
const given = readGivenFile('site.json', siteFileSchemas['site.json'])

/** The operator's settings, completed by those of the product. */
export const siteSettings = { ...own, ...given, streamings: { ...own.streamings, ...given?.streamings } }
