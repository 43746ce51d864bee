/** The text columns that migrations add, by migration and table. */
export const addedColumns = {
  '2026_11_27_plans': { leads: ['plan'] },
  '2026_11_30_contracts_elsewhere': { customer_requests: ['customer'] },
} as const
