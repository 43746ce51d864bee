/** Why production does not start by itself with an operator that is made up. */
export const noSeller =
  'Production needs an operator. OPERATOR=sample says yes to the sample, whose streets, plans and customers are made up.'
export const sampleSells =
  'OPERATOR is sample: streets, plans and customers are made up. Every page and every mail says so.'
