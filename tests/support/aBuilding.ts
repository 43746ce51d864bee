export const aBuilding = (complements: string[]) => ({
  cep: '14010100',
  number: '35',
  address: '',
  neighborhood: '',
  city: '',
  UF: 'SP',
  infraco: null,
  complements,
})
