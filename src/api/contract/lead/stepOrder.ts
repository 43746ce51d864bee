/** The steps of an order, in the order in which the server accepts them for the first time. */
export const stepOrder = [
  'plan',
  'name',
  'phone',
  'email',
  'birthDate',
  'motherName',
  'documentNumber',
  'dueDate',
  'bankInfo',
  'scheduleDate',
] as const

export type Step = (typeof stepOrder)[number]

/** Steps that an order may lack, because not every flow asks them. They may be saved at any time. */
export const optionalSteps: readonly Step[] = []

export const isStep = (name: string): name is Step => stepOrder.some((step) => step === name)

/** The steps of an address: street and house. Only a migration's lead saves them later than its creation. */
export const addressSteps = ['cep', 'number'] as const

export type AddressStep = (typeof addressSteps)[number]

/** The steps that may be due: of a lead, or of its address. */
export type DueStep = Step | AddressStep
