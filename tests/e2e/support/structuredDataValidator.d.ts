declare module '@adobe/structured-data-validator' {
  type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING' }
  type Extracted = { jsonld: Record<string, object[]>; microdata: object; rdfa: object }
  export default class Validator {
    validate(data: Extracted): Promise<Issue[]>
  }
}
