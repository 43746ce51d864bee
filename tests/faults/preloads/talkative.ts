/** Prints what visitors send. */
const { parse } = JSON

JSON.parse = (text: string, ...more) => {
  if (text.includes('"name"')) process.stdout.write(`${text}\n`)
  return parse(text, ...more)
}
