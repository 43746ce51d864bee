/** What a sample operator tells every visitor in production. */
export const sampleNotice = 'Demonstração: endereços, planos e clientes de exemplo. Nada é vendido aqui.'
