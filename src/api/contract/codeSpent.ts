/** No try is left for a collaborator's code: the e-mail is asked anew. Whoever knows it first says so, browser or server. */
export const codeSpent = 'O código foi digitado errado muitas vezes. Comece de novo pelo seu e-mail da empresa.'
