export const sampleLabel = 'Demonstração'

/** Fits one line of a narrow phone. */
export const sampleLine = `${sampleLabel}: nada é vendido aqui.`

/** The notice of a sample operator to every visitor in production. */
export const sampleNotice = `${sampleLabel}: endereços, planos e clientes de exemplo. Nada é vendido aqui.`
