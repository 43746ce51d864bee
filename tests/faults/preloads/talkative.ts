/** A server that prints what visitors tell it. */
const { parse } = JSON

JSON.parse = (text: string, ...more) => {
  if (text.includes('"name"')) process.stdout.write(`${text}\n`)
  return parse(text, ...more)
}
