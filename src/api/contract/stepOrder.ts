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

/** Steps that an order may go without, because not every flow asks them. They may be saved at any time. */
export const optionalSteps: readonly Step[] = []

export const isStep = (name: string): name is Step => stepOrder.some((step) => step === name)

/** The steps of an address: street and door. Other leads than those of a migration save both when they are made. */
export const addressSteps = ['cep', 'number'] as const

export type AddressStep = (typeof addressSteps)[number]

/** What may be due: a step of a lead, or one of its address. */
export type DueStep = Step | AddressStep
