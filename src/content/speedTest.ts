/** Where anybody may measure a connection in Brazil. */
export const speedTest = 'brasilbandalarga.com.br'
