export const corporateExample = 'nome@empresa.com.br'
