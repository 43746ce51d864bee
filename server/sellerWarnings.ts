/** Why production does not start by itself with an operator that is made up. */
export const noSeller =
  'Production needs an operator: npm run operator -- import FOLDER brings one in. OPERATOR=sample says yes to the sample, whose streets, plans and customers are made up.'
export const sampleSells =
  'OPERATOR is sample: streets, plans and customers are made up. Every page and every mail says so.'
export const ownSells =
  'The operator’s own data sells. Without a plans.csv its plans and prices are those of the product, and without RISK_URL any valid CPF or CNPJ is approved that is not a card of the sample.'
