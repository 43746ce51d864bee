/** A public speed test for any connection in Brazil. */
export const speedTestSite = 'brasilbandalarga.com.br'
