export const sampleLabel = 'Demonstração'

/** What a sample operator tells every visitor in production. */
export const sampleNotice = `${sampleLabel}: endereços, planos e clientes de exemplo. Nada é vendido aqui.`
