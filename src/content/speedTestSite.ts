/** Where anybody may measure a connection in Brazil. */
export const speedTestSite = 'brasilbandalarga.com.br'
