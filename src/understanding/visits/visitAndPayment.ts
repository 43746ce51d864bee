/** The clauses of a line about both the visit and the payment: 'a visita na quarta e o vencimento dia 20' */
export function visitAndPayment(text: string): string[] {
  const parts = text.split(/,?\s+e\s+|[,;]\s+/)
  const [visit = '', payment = '', ...more] = [ofTechnician, ofPayment].flatMap((topic) =>
    parts.filter((part) => topic.test(part)),
  )
  return visit && payment && visit !== payment && more.length === 0 ? parts : []
}

export const ofTechnician = /(?<!\p{L})(?:visita|t[ée]cnico|instala|vir(?!\p{L}))/iu
export const ofPayment = /(?<!\p{L})(?:venc|pag|boleto|fatura|d[ée]bito|conta|cobran|mensal|parcela)/iu
