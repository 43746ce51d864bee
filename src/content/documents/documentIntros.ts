import { brandName } from '../../api/contract/operatorSite/brandAndContact.ts'
import type { DocumentName } from '../../api/contract/documentEditions.ts'

/** The description of each document, below its title and next to links to it. */
export const documentIntros: Record<DocumentName, string> = {
  contrato: `O que a ${brandName} e você combinam ao contratar internet por fibra. O preço, a velocidade e os prazos do seu plano estão na etiqueta e no regulamento da oferta.`,
  oferta: 'As regras comuns a todas as ofertas de internet por fibra deste site.',
  privacidade: 'Que dados este site pede, para que servem, por quanto tempo ficam e o que você pode exigir.',
  livelo: 'Como a contratação pela página Livelo rende pontos, e quando eles chegam.',
}
