/** A collaborator's code has no try left, so the e-mail is asked again. Both browser and server can say so. */
export const codeSpent = 'O código foi digitado errado muitas vezes. Comece de novo pelo seu e-mail da empresa.'
