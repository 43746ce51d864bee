/** No try is left for a collaborator's code, so the e-mail is asked again. Browser and server both use it. */
export const codeSpent = 'O código foi digitado errado muitas vezes. Comece de novo pelo seu e-mail da empresa.'
