/** What people call the banks they bank with, in small letters without spaces or accents, by code. */
export const bankNicknames: Readonly<Record<string, string>> = {
  bb: '001', brasil: '001', bancodobrasil: '001', bancobrasil: '001', amazonia: '003', basa: '003', bnb: '004', nordeste: '004',
  bancodonordeste: '004', banestes: '021', santander: '033', banpara: '037', banrisul: '041', banese: '047', crefisa: '069', brb: '070', inter: '077', bancointer: '077', 
  caixa: '104', cef: '104', caixaeconomica: '104', caixaeconomicafederal: '104', cx: '104', caixatem: '104', caixafederal: '104', agibank: '121', agi: '121', cresol: '133', unicred: '136', stone: '197', btg: '208', btgpactual: '208',
  original: '212', bancooriginal: '212', bradesco: '237', brades: '237', next: '237', abcbrasil: '246', nubank: '260', nu: '260', roxinho: '260', nuconta: '260', roxo: '260',
  pagbank: '290', pagseguro: '290', bmg: '318', mercadopago: '323', mp: '323', digio: '335', c6: '336', c6bank: '336', itau: '341', itauunibanco: '341', unibanco: '341', iti: '341', itaupersonnalite: '341', xp: '348',
  efi: '364', picpay: '380', mercantil: '389', cora: '403', bv: '413', bancobv: '413', safra: '422', asaas: '461', neon: '536', infinitepay: '542', pan: '623', bancopan: '623', sofisa: '637', votorantim: '655',
  daycoval: '707', citibank: '745', citi: '745', sicredi: '748', sicoob: '756', bancoob: '756',
}
