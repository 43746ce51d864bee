/** How people call the banks they bank with, by code; the register has their corporate names. */
export const bankNames: Record<string, string> = {
  '001': 'Banco do Brasil', '003': 'Banco da Amazônia', '004': 'Banco do Nordeste', '021': 'Banestes', '033': 'Santander',
  '037': 'Banpará', '041': 'Banrisul', '047': 'Banese', '069': 'Crefisa', '070': 'BRB', '077': 'Banco Inter',
  '079': 'PicPay Bank', '082': 'Banco Topázio', '084': 'Sisprime do Brasil', '085': 'Ailos', '097': 'Credisis', '099': 'Uniprime',
  '104': 'Caixa Econômica Federal', '121': 'Agibank', '133': 'Cresol', '136': 'Unicred', '197': 'Stone', '208': 'BTG Pactual',
  '212': 'Banco Original', '218': 'Banco BS2', '237': 'Bradesco', '246': 'Banco ABC Brasil', '254': 'Paraná Banco', '260': 'Nubank',
  '290': 'PagBank', '299': 'Banco Afinz', '301': 'Dock', '318': 'Banco BMG', '323': 'Mercado Pago', '335': 'Banco Digio', '336': 'C6 Bank', '341': 'Itaú Unibanco',
  '348': 'Banco XP', '364': 'Efí', '368': 'Banco CSF (Carrefour)', '380': 'PicPay', '389': 'Banco Mercantil', '403': 'Cora', '413': 'Banco BV',
  '422': 'Banco Safra', '461': 'Asaas', '536': 'Neon', '542': 'InfinitePay (CloudWalk)', '623': 'Banco Pan', '633': 'Banco Rendimento', '637': 'Banco Sofisa', '655': 'Banco Votorantim',
  '707': 'Banco Daycoval', '741': 'Banco Ribeirão Preto', '745': 'Citibank', '748': 'Sicredi', '756': 'Sicoob',
  '075': 'ABN Amro Clearing', '320': 'Bank of China (Brasil)', '381': 'Banco Mercedes-Benz', '386': 'Nu Financeira', '505': 'UBS (Brasil)', '757': 'Banco KEB Hana',
  '646': 'DM Financeira', '668': 'Celcoin SCD', '672': 'Stone Financeira', '793': 'Magalupay Financeira',
}

/** Digits before the check digit, and whether there is one: agency, then account. */
type Form = readonly [digits: number, checkDigit: boolean]
export const bankForms: Record<string, { agency: Form; account: Form }> = {
  '001': { agency: [4, true], account: [8, true] },
  '033': { agency: [4, false], account: [8, true] },
  '077': { agency: [4, false], account: [7, true] },
  '104': { agency: [4, false], account: [11, true] },
  '237': { agency: [4, true], account: [7, true] },
  '260': { agency: [4, false], account: [7, true] },
  '341': { agency: [4, false], account: [5, true] },
}
