import { contact } from '../../api/contract/operatorSite/brandAndContact.ts'

/** Said where an order cannot be withdrawn here any more. */
export const withdrawByPhone = `Não conseguimos cancelar por aqui. Ligue para ${contact.sales} e cancelamos com você.`
