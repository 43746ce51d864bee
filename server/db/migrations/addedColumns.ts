/** The text columns that migrations add, by migration and table. */
export const addedColumns = {
  '2026_11_27_plans': { leads: ['plan'] },
  '2026_11_30_contracts_elsewhere': { customer_requests: ['customer'] },
  '2026_12_03_visit_notes': { leads: ['visit_note'] },
} as const
