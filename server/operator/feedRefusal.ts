/** The texts of refusals, by code. */
export const refusalTexts = {
  'token.wrong': 'Say Authorization: Bearer, and a token that has not ended.',
  'token.other': 'This token may not do this.',
  'query.wrong': '`after` is a cursor that was given, and `limit` 1 to 500.',
  'body.wrong': 'The body is JSON as /openapi.json describes it.',
  'body.large': 'The body is longer than any that is described.',
  'cursor.ahead':
    'This database has never given that cursor: an older one was restored. Fetch from 0, and pass over what you have.',
  'order.unknown': 'There is no order of this number.',
  'order.withdrawn': 'Its visitor has withdrawn this order. It can only be cancelled.',
  'call.unknown': 'There is no call of this id. Calls are kept for thirty days.',
  'visits.none': 'No crew of that region works at that time.',
  'path.unknown': '/openapi.json names all that there is.',
  'limit.reached': 'Too many wrong tokens of this name in an hour.',
  busy: 'Ask again.',
  server: 'The log has the reason by this id.',
}

type Code = keyof typeof refusalTexts
type Status = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 503

export class FeedRefusal extends Error {
  readonly status: Status
  readonly code: Code
  constructor(status: Status, code: Code) {
    super(refusalTexts[code])
    this.status = status
    this.code = code
  }
}
