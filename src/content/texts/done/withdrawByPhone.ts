import { contact } from '../../../api/contract/operatorSite/brandAndContact.ts'

/** Shown if an order can no longer be withdrawn online. */
export const withdrawByPhone = `Não conseguimos cancelar por aqui. Ligue para ${contact.sales} e cancelamos com você.`
