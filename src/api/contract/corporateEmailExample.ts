/** A corporate e-mail, as an example to those who need one. */
export const corporateExample = 'nome@empresa.com.br'
