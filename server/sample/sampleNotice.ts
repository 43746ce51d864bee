export const sampleLabel = 'Demonstração'

/** It fits one line of a narrow phone. */
export const sampleLine = `${sampleLabel}: nada é vendido aqui.`

/** What a sample operator tells every visitor in production. */
export const sampleNotice = `${sampleLabel}: endereços, planos e clientes de exemplo. Nada é vendido aqui.`
