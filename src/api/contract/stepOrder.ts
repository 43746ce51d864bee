/** The steps of an order, in the order in which the server accepts them for the first time. */
export const stepOrder = ['plan', 'name', 'phone', 'email', 'birthDate', 'motherName', 'documentNumber', 'dueDate', 'bankInfo', 'scheduleDate'] as const

export type Step = (typeof stepOrder)[number]

export const isStep = (name: string): name is Step => stepOrder.some((step) => step === name)
